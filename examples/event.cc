// Reads an event and prints its standings, in C++: c++ -std=c++17 event.cc $(pkg-config --cflags --libs oddtrick)
// prints: 1. pair 3: 100.00 %
// prints: 2. pair 4: 66.67 %
// prints: 3. pair 2: 33.33 %
// prints: 4. pair 1: 0.00 %
#include <oddtrick_event.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

// Memory for an event: blocks that are freed together.
class Arena {
  public:
    Arena() {
        arena.more = [](void *owner, std::size_t bytes) -> void * {
            void *block = std::calloc(1, bytes);
            if (block != nullptr)
                static_cast<Arena *>(owner)->blocks.push_back(block);
            return block;
        };
        arena.owner = this;
    }
    ~Arena() {
        for (void *block : blocks)
            std::free(block);
    }
    Arena(const Arena &) = delete;
    Arena &operator=(const Arena &) = delete;

    odd_arena arena{};

  private:
    std::vector<void *> blocks;
};

int main() {
    const std::string log = "event Club\nwinners 1\n"
                            "board 1\n1 2 4S N =\n3 4 4S N +1\n"
                            "board 2\n1 4 3NT E -1\n3 2 3NT E -2\n"
                            "board 3\n1 3 2H S =\n4 2 2H S +1\n";
    Arena memory;
    odd_event *event = odd_event_new(&memory.arena);
    if (event == nullptr || odd_event_read(event, log.data(), log.size()) != ODD_OK || odd_event_score(event) != ODD_OK) {
        std::fprintf(stderr, "the event cannot be scored\n");
        return EXIT_FAILURE;
    }
    for (std::size_t i = 0; i < odd_event_about(event)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(event, i);
        const odd_contestant *who = odd_contestant_at(event, s->who);
        std::printf("%d. pair %.*s: %d.%02d %%\n", s->rank, static_cast<int>(who->id.len), who->id.text,
                    s->percent_x100 / 100, s->percent_x100 % 100);
    }
}
