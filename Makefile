# Oddtrick. `make run` and `make test` need only a compiler and make; they install or build everything else.
#
#   make            the command and the libraries, in build/
#   make run        the server with its pages: prints the address   (DB=club.db ARGS='--listen 0.0.0.0:8080')
#   make test       all tests, twice: as built, and under the sanitizers
#   make bench      speed, as ratios measured in one run   (ARGS=--json for machines)
#   make bench-serve  the speed of the server           (ARGS=SECONDS, or ARGS=hour: its memory)
#   make bench-club a club night of 100 tables and 2,000 viewers while servers are killed   (ARGS="--kills 100")
#   make bench-pages  the pages on a slow phone: first paint, longest tasks   (ARGS="--page event", ARGS="--trace event")
#   make bench-dd   double dummy against libdds   (ARGS="--deals 20000", ARGS="--kind wild"); bench-dd-wasm: the module
#   make prove-dd   double dummy: endings compared with a search of all plays   (SEED=2: other endings)
#   make lint       format, warnings, static analysis
#   make coverage   coverage of the server and the store by their tests: lines and branches
#   make fuzz       fuzzes every parser, for SECONDS of processor time each   (SECONDS=600 TARGETS="pbn lin" JOBS=1)
#   make docs       the generated parts of docs and wasm: settings, scales, JSON answers, paths of the server
#   make docs-site  the documents and the manual as a site, with search and a calculator, in build/docs
#   make wasm       the engine for browsers, as an npm package in build/wasm
#   make site       the web pages, for any web host, in build/site
#   make python     the Python package, in build/python
#   make sql        the SQLite extension, build/oddtrick_sqlite.so
#   make sql-postgresql  the PostgreSQL extension, in build/postgresql; sql-postgresql-install
#   make bench-postgresql  1, 2 and 4 servers on one PostgreSQL, compared with SQLite; 10 million lines   (ARGS="--lines 10")
#   make prove-random  the suites with random cases: many times as many as make test has   (EVENTS=10000 KILLS=500)
#   make prove-movements  every movement up to 60 tables, random accidents and matchings, compared with slow models
#   make prove-postgresql  several servers on one PostgreSQL while everything is killed, for ten minutes   (SECONDS=3600)
#   make bench-python, bench-sql  the extensions compared with plain Python and SQL   (bench-sql: ARGS=ROWS)
#   make gallery    pictures of every screen of the pages, in build/gallery/index.html   (SCREENS="start box" LOCALES="fr pl" TEXT=200)
#   make install    PREFIX=/usr/local LIBDIR=/usr/local/lib DESTDIR=
#   make deb        Debian packages, in build/deb; test-deb installs, uses and purges them in a separate Debian system
#   make handbook   the director's handbook with its pictures, in build/handbook

VERSION := $(shell sed -n 's/^\#define ODD_VERSION "\(.*\)"/\1/p' include/oddtrick.h)
SOVERSION := 0
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
BUILD ?= build
SECONDS ?= 600
SEED ?= 13

CFLAGS ?= -O2 -g
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wswitch-enum
ALL_CFLAGS := -std=c11 $(WARNINGS) -Iinclude -Ilib -I. $(CFLAGS) $(EXTRA_CFLAGS)
# The library is freestanding, hides all symbols that are not public, and can be linked into shared objects.
LIB_CFLAGS := $(ALL_CFLAGS) -ffreestanding -fvisibility=hidden -fPIC -I$(BUILD)/gen
CLI_CFLAGS := $(ALL_CFLAGS) -D_POSIX_C_SOURCE=200809L $(FRONT_CFLAGS)

# From the lower layers to the upper ones.
FOLDERS := base score deal movement record log exchange exchange/* event event/* report
LIB_SRC := $(filter-out lib/report/members%.c,$(wildcard $(FOLDERS:%=lib/%/*.c)))
LIB_OBJ := $(LIB_SRC:%.c=$(BUILD)/obj/%.o)
CLI_SRC := $(wildcard cli/*.c platform/*.c platform/store/*.c server/*.c)
CLI_OBJ := $(CLI_SRC:%.c=$(BUILD)/obj/%.o)
PLATFORM_OBJ := $(filter-out $(BUILD)/obj/cli/%,$(CLI_OBJ))
BATCH_OBJ := $(BUILD)/obj/cli/batch_lines.o
# The double-dummy search and the lines of batch are compiled a second time for processors with AVX2 and BMI2; the program chooses at
# run time.
ifeq ($(shell $(CC) -dumpmachine | cut -d- -f1),x86_64)
LIB_OBJ += $(BUILD)/obj/lib/deal/dd_search_v3.o
BATCH_OBJ += $(BUILD)/obj/cli/batch_lines_v3.o
endif
CMD_OBJ := $(sort $(filter $(BUILD)/obj/cli/%,$(CLI_OBJ)) $(BATCH_OBJ))
GEN_OBJ := $(filter $(BUILD)/obj/lib/base/% $(BUILD)/obj/lib/score/law.o $(BUILD)/obj/lib/score/score.o \
	$(BUILD)/obj/lib/score/board.o $(BUILD)/obj/lib/score/imp.o, $(LIB_OBJ))
GEN := $(addprefix $(BUILD)/gen/,scores.inc points.inc imps.inc settings_words.inc)

# Libraries that the command is linked with. If one was missing at build time, functions that need it report that. libpq is loaded
# when it is needed (platform/store/libpq.c), and so are libmicrohttpd and GnuTLS (server/transport_libraries.c).
CLI_LIBS := -lexpat -lsqlite3 -lsodium -lz -pthread
ifeq ($(shell pkg-config --exists libmdb 2>/dev/null && echo yes),yes)
CLI_LIBS += $(shell pkg-config --libs libmdb)
MDB_CFLAGS := -DODD_WITH_MDB $(patsubst -I%,-isystem%,$(shell pkg-config --cflags libmdb))
$(BUILD)/obj/platform/mdb_child.o: CLI_CFLAGS += $(MDB_CFLAGS)
endif

ifneq ($(shell pkg-config --exists libpq 2>/dev/null && echo yes),)
$(addprefix $(BUILD)/obj/platform/store/,libpq.o postgresql.o postgresql_connect.o): CLI_CFLAGS += -DODD_WITH_POSTGRESQL $(patsubst -I%,-isystem%,$(shell pkg-config --cflags libpq))
endif

# Loaded when mail is sent (platform/smtp.c).
ifneq ($(shell pkg-config --exists libcurl 2>/dev/null && echo yes),)
$(BUILD)/obj/platform/smtp.o: CLI_CFLAGS += -DODD_WITH_CURL $(patsubst -I%,-isystem%,$(shell pkg-config --cflags libcurl))
endif

# Without libseccomp and Landlock, the program does not restrict its processes.
ifneq ($(wildcard /usr/include/linux/landlock.h),)
SANDBOX_CFLAGS += -DODD_WITH_LANDLOCK
endif
ifeq ($(shell pkg-config --exists libseccomp 2>/dev/null && echo yes),yes)
CLI_LIBS += $(shell pkg-config --libs libseccomp)
SANDBOX_CFLAGS += -DODD_WITH_SECCOMP
endif
$(BUILD)/obj/platform/sandbox.o: CLI_CFLAGS += $(SANDBOX_CFLAGS)
# Only the files that tools/coverage measures are compiled for it: the others stay fast.
$(filter $(BUILD)/obj/server/% $(BUILD)/obj/platform/store/%,$(CLI_OBJ)): CLI_CFLAGS += $(MEASURED_CFLAGS)

STATIC := $(BUILD)/liboddtrick.a
SHARED := $(BUILD)/liboddtrick.so.$(VERSION)
# The platform and the server, for the command and for tests.
PLATFORM := $(BUILD)/platform.a

.PHONY: all
all: $(BUILD)/oddtrick $(STATIC) $(SHARED) $(BUILD)/oddtrick.pc

$(BUILD)/oddtrick: $(CMD_OBJ) $(PLATFORM) $(STATIC)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(CLI_LIBS)

$(PLATFORM): $(PLATFORM_OBJ) $(BUILD)/obj/site.o
	rm -f $@
	$(AR) rcs $@ $^

$(STATIC): $(LIB_OBJ)
	rm -f $@
	$(AR) rcs $@ $^

$(SHARED): $(LIB_OBJ)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,liboddtrick.so.$(SOVERSION) -Wl,--no-undefined -o $@ $^
	ln -sf liboddtrick.so.$(VERSION) $(BUILD)/liboddtrick.so.$(SOVERSION)
	ln -sf liboddtrick.so.$(SOVERSION) $(BUILD)/liboddtrick.so

$(CLI_OBJ): $(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CLI_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/obj/lib/%.o: lib/%.c
	@mkdir -p $(@D)
	$(CC) $(LIB_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/obj/lib/deal/dd_search.o $(BUILD)/obj/lib/deal/dd_search_v3.o: LIB_CFLAGS := $(LIB_CFLAGS:-O2=-O3)
$(BUILD)/obj/lib/deal/dd_search_v3.o: lib/deal/dd_search.c
	@mkdir -p $(@D)
	$(CC) $(LIB_CFLAGS) -march=x86-64-v3 -DODD_DD_V3 -MMD -MP -c -o $@ $<

# Six line ends are noted one after the other: as a vector they would take twice the instructions.
$(BATCH_OBJ): CLI_CFLAGS += -fno-tree-slp-vectorize
$(BUILD)/obj/cli/batch_lines_v3.o: cli/batch_lines.c
	@mkdir -p $(@D)
	$(CC) $(CLI_CFLAGS) -mavx2 -mbmi -mbmi2 -mpopcnt -DODD_BATCH_V3 -MMD -MP -c -o $@ $<

# Tables that the build computes from the laws.
.PHONY: gen
gen: $(GEN) $(BUILD)/gen/site.s

$(BUILD)/obj/lib/score/pack.o: $(BUILD)/gen/scores.inc $(BUILD)/gen/points.inc
$(BUILD)/obj/lib/score/imp_table.o: $(BUILD)/gen/imps.inc

$(BUILD)/gen/gen_%: tools/gen_%.c $(GEN_OBJ)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^

$(BUILD)/gen/imps.inc: $(BUILD)/gen/gen_imps
	$< > $@.new
	mv $@.new $@

# The words of settings and of lines of the log, for published pages.
$(BUILD)/obj/cli/page_words.o: $(BUILD)/gen/settings_words.inc $(BUILD)/gen/lines_words.inc
$(BUILD)/obj/cli/page_words.o: CLI_CFLAGS += -I$(BUILD)/gen
$(BUILD)/gen/%_words.inc: tools/gen_page_words $(wildcard site/src/lang/settings.*.js site/src/lang/lines.*.js)
	@mkdir -p $(@D)
	$< site/src/lang $* de es fr it nl pl sv > $@.new
	mv $@.new $@

$(BUILD)/gen/%.inc: $(BUILD)/gen/gen_scores
	$< $* > $@.new
	mv $@.new $@

# The pages, if make site has made them, or after it if both are asked for: make site all.
$(BUILD)/gen/site.s: tools/embed $(if $(filter site,$(MAKECMDGOALS)),site,$(wildcard $(BUILD)/site.made))
	@mkdir -p $(@D)
	tools/embed $(BUILD)/site $@

$(BUILD)/obj/site.o: $(BUILD)/gen/site.s
	@mkdir -p $(@D)
	$(CC) -c -o $@ $<

-include $(LIB_OBJ:.o=.d) $(CLI_OBJ:.o=.d) $(BATCH_OBJ:.o=.d)

# ---- Parts of documents that are generated: settings and scales, JSON answers, paths of the server ----

# The lists of columns, compiled a second time with the texts of their descriptions.
DESCRIBED := $(shell grep -lE 'ODD_IS|odd_((movement|several)_)?objects' lib/report/*.c)
DESCRIBED_OBJ := $(DESCRIBED:%.c=$(BUILD)/described/%.o) $(BUILD)/described/tools/list_members.o

.PHONY: docs
docs: $(BUILD)/reference $(BUILD)/gen/members.json $(BUILD)/list-paths
	@tools/reference $(BUILD)/reference
	@tools/gen_members $(BUILD)/gen/members.json
	@tools/describe_paths $(BUILD)

# The documents and the manual as a site, with search and the calculator, in $(BUILD)/docs.
.PHONY: docs-site
docs-site:
	@tools/need docs-site
	@$(MAKE) --no-print-directory -s $(PACKAGE) $(BUILD)/node/installed
	@tools/docs_site $(BUILD)

# The parts of documents that follow from tables of the library: settings, scales.
$(BUILD)/reference: tools/gen_reference.c $(STATIC)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^

$(BUILD)/gen/members.json: $(DESCRIBED_OBJ) $(STATIC)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $(BUILD)/described/list_members $^
	$(BUILD)/described/list_members > $@.new
	mv $@.new $@

$(BUILD)/described/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -DODD_DESCRIBE -MMD -MP -c -o $@ $<

-include $(DESCRIBED_OBJ:.o=.d)

# ---- The two commands ----

.PHONY: run
run:
	@tools/need run
	@[ -e $(BUILD)/oddtrick ] || echo 'Building: the first time takes a minute or two.'
	@$(MAKE) --no-print-directory -s site || echo 'The pages could not be built: the server starts without them.'
	@$(MAKE) --no-print-directory -s all
	@tools/run $(BUILD)/oddtrick '$(DB)' $(ARGS)

.PHONY: test
test:
	@tools/need test
	@tests/run '$(ONLY)'

.PHONY: lint
lint:
	@tools/need lint
	@tools/lint

.PHONY: coverage
coverage:
	@tools/need coverage
	@tools/coverage $(BUILD)

.PHONY: bench
bench:
	@tools/need run
	@$(MAKE) --no-print-directory -s all
	@$(MAKE) --no-print-directory -s $(BUILD)/bench
	@$(BUILD)/bench $(ARGS) $(BUILD)/oddtrick

.PHONY: bench-serve
bench-serve:
	@tools/need test
	@$(MAKE) --no-print-directory -s all $(BUILD)/serve/load $(BUILD)/serve/constant
	@python3 bench/serve/run.py $(BUILD) $(ARGS)

.PHONY: bench-club
bench-club:
	@tools/need test
	@$(MAKE) --no-print-directory -s all
	@python3 tests/serve/club.py $(BUILD)/oddtrick --tables 100 --viewers 2000 --kills 0 $(ARGS)

# The pages in a browser, on slow 3G and a processor four times as slow.
.PHONY: bench-pages
bench-pages:
	@tools/need test
	@$(MAKE) --no-print-directory -s site
	@$(MAKE) --no-print-directory -s all
	@BUILD=$(BUILD) node bench/pages/run.mjs $(ARGS)

$(BUILD)/serve/%: bench/serve/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $< -lmicrohttpd

# The double-dummy solver against libdds. ARGS="--deals 20000" compares 400,000 results; --kind flat, wild or hard takes other deals.
# --known FILE stores the results of libdds in a file and reuses them, so that a long comparison can be interrupted, and repeated with
# a changed solver. --from N skips the first N deals, so that several processes can share a comparison.
.PHONY: bench-dd
bench-dd:
	@tools/need test
	@$(MAKE) --no-print-directory -s $(BUILD)/bench-dd
	@$(BUILD)/bench-dd $(ARGS)

# Compares endings of one to five cards with a solver that tries all plays, 150 times as many as the tests do: all 20 results of
# 204,300 endings, and each card of 157,500 positions, most of them in mid-trick. Takes half an hour of processor time.
.PHONY: prove-dd
prove-dd:
	@tools/need test
	@$(MAKE) --no-print-directory -s $(BUILD)/test/dd
	@ODD_TIMES=150 ODD_SEED=$(SEED) $(BUILD)/test/dd

MOVEMENT_PROOFS := mitchell howell webs individual teams prove repair matching draw

# Checks every constructor for every number of tables and rounds, up to 60 tables, by the definitions alone; 100,000 random evenings with
# accidents; and 1,000,000 small matchings against an exhaustive search. Takes most of an hour of processor time.
.PHONY: prove-movements
prove-movements:
	@tools/need test
	@$(MAKE) --no-print-directory -s $(addprefix $(BUILD)/test/,$(MOVEMENT_PROOFS))
	@for test in $(MOVEMENT_PROOFS); do \
		ODD_WHOLE=1 ODD_MATCHING_FIELDS=1000000 $(BUILD)/test/$$test || exit 1; done

# Repeats the suites with random cases: events and published results against models, databases of Bridgemate, files there
# and back, hostile files of full size, and servers that are killed. The first cases are those of make test. Takes hours.
EVENTS ?= 10000
KILLS ?= 500
.PHONY: prove-random
prove-random:
	@tools/need test
	@$(MAKE) --no-print-directory -s all $(BUILD)/faults.so $(BUILD)/hostile-reader
	@PATH=$(CURDIR)/$(BUILD):$$PATH; export PATH; code=0; \
		for suite in 'check_model $(EVENTS)' 'check_audit $(EVENTS)' 'check_bws $(EVENTS)' 'check_roundtrip 600' \
			'check_hostile 600000' 'check_crash $(BUILD) $(KILLS)'; do \
			tests/$$suite || code=1; done; exit $$code

.PHONY: bench-postgresql
bench-postgresql:
	@tools/need test
	@$(MAKE) --no-print-directory -s all $(BUILD)/serve/load
	@python3 bench/postgresql/run.py $(BUILD) $(ARGS)

# Two servers on one PostgreSQL with a standby, and 200 clients, while servers, connections and the primary are killed.
.PHONY: prove-postgresql
prove-postgresql:
	@tools/need test
	@$(MAKE) --no-print-directory -s all
	@python3 tests/postgresql/chaos.py $(BUILD)/oddtrick $(SECONDS) 200

# Solves the same deals with the browser's module, in Node, and with the code for any processor.
.PHONY: bench-dd-wasm
bench-dd-wasm: wasm
	@$(MAKE) --no-print-directory -s $(BUILD)/bench-dd
	@$(BUILD)/bench-dd --deals 50 --print | node bench/dd/wasm.mjs $(BUILD)/wasm
	@$(BUILD)/bench-dd --deals 50 --only portable

$(BUILD)/bench-dd: bench/dd/bench.c $(STATIC)
	@mkdir -p $(@D)
	$(CC) $(CLI_CFLAGS) $(LDFLAGS) -o $@ $< $(STATIC) -ldds

$(BUILD)/bench: $(wildcard bench/*.c bench/*.h) $(STATIC)
	$(CC) $(CLI_CFLAGS) -falign-functions=64 -falign-loops=32 -Ibench $(LDFLAGS) -o $@ $(filter %.c,$^) $(STATIC)

# ---- The engine in the browser, and the pages ----

, := ,
WASM_CC ?= clang
# Size matters more than speed: no optimizations that make code longer (inlined functions, hoisted loads, loops by pointers).
WASM_SHORT := -inline-threshold=-50 -enable-load-pre=false -disable-licm-promotion -enable-memcpyopt-without-libcalls \
	-simplifycfg-hoist-common=false -simplifycfg-sink-common=false -phi-node-folding-threshold=0 -enable-pre=false \
	-enable-gvn-memdep=false
WASM_TARGET := --target=wasm32 -std=c11 $(WARNINGS) -ffreestanding -fvisibility=hidden -mbulk-memory -msign-ext -Iinclude -Ilib -I.
WASM_CFLAGS := $(WASM_TARGET) -Oz -fno-builtin -fno-jump-tables -fno-strict-aliasing -flto \
	-DODD_SMALL -DODD_WITHOUT_DATABASES -DODD_WITHOUT_WRITERS -I$(BUILD)/gen $(addprefix -mllvm ,$(WASM_SHORT)) $(EXTRA_CFLAGS)
# Link for size: identical functions of several files are merged, and addresses are encoded as short as possible.
WASM_LDFLAGS := -nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,--compress-relocations -Wl,-mllvm,-enable-merge-functions \
	-Wl,-mllvm,-disable-lsr -Wl,--lto-O3 $(addprefix -Wl$(,)-mllvm$(,),$(WASM_SHORT)) -Wl,--stack-first
# wasm-opt then reorders blocks and shortens the code. The first kilobyte of memory, where the stack ends, is unused, so wasm-opt may
# put an offset below 1024 into the instruction instead of adding it to the address.
WASM_REBUILD := --flatten --rereloop -Oz -Oz
WASM_OPT = wasm-opt --enable-bulk-memory --enable-sign-ext --low-memory-unused $(WASM_REBUILD) $(WASM_REBUILD)
# There are seven modules: score, the calculator and the rubber sheets, without state; event, which holds events between calls; four that are
# loaded into the memory of the event module when they are needed: exchange (readers of other programs' files), plans (movements), review
# (explanations and checks) and club (printed forms, master points, several events at once); and dd, the double-dummy solver.
SCORE_MODULE := wasm/call.c wasm/score_module.c wasm/answer.c wasm/stack_memory.c wasm/libc.c
EVENT_MODULE := wasm/call.c wasm/event_module.c wasm/readers.c wasm/parts.c wasm/answer.c wasm/heap.c wasm/libc.c wasm/wide.c
EXCHANGE_MODULE := wasm/exchange_module.c wasm/libc.c wasm/wide.c
# The plans module makes, chooses, repairs and draws movements; their words, rows, proof and brackets are in the event module.
PLANS_MODULE := $(filter-out $(addprefix lib/movement/,words.c own.c describe.c prove.c bracket.c),$(wildcard lib/movement/*.c)) \
	$(addprefix lib/report/,plan_request.c change_request.c draw_request.c draw_words.c movement_json.c movement_columns.c \
	movement_words.c choices.c)
REVIEW_MODULE := $(wildcard lib/event/why/*.c lib/event/check/*.c) lib/event/trial_result.c \
	$(addprefix lib/report/,review_request.c findings.c why_story.c)
# The club module has its own copies of words and brackets, so that the event module need not contain all of them.
CLUB_MODULE := $(addprefix lib/event/,awards.c award_table.c season.c people.c clubs_join.c event_records.c) \
	$(addprefix lib/report/,paper.c paper_columns.c bracket_columns.c award_rows.c season_rows.c several_request.c)
CLUB_WORDS := $(addprefix lib/report/,movement_words.c choices.c findings.c why_story.c bracket_view.c) \
	$(addprefix lib/event/,event_text.c stated_scores.c why/why.c) lib/movement/bracket.c
# Each part contains its own copy of these files. It uses the arenas and text buffers of the event module, because they contain pointers to
# functions of that module.
PART_MODULE := $(filter-out lib/base/arena.c lib/base/out.c lib/base/json_write.c,$(wildcard lib/base/*.c)) $(wildcard lib/score/*.c) \
	$(filter-out lib/deal/dd_%,$(wildcard lib/deal/*.c)) lib/report/columns.c wasm/libc.c wasm/wide.c
DD_MODULE := wasm/call.c wasm/dd_module.c wasm/answer.c wasm/heap.c wasm/libc.c
MODULES := $(addprefix $(BUILD)/wasm/,oddtrick-score.wasm oddtrick-event.wasm oddtrick-exchange.wasm oddtrick-plans.wasm \
	oddtrick-review.wasm oddtrick-club.wasm oddtrick-dd.wasm)
PACKAGE := $(addprefix $(BUILD)/wasm/,$(notdir $(wildcard wasm/*.js wasm/*.d.ts)) README.md LICENSE package.json provenance.json) $(MODULES)

# Make the tables first, because another make that runs at the same time may need them too.
.PHONY: wasm
wasm: | $(GEN)
	@tools/need wasm
	@$(MAKE) --no-print-directory -s $(PACKAGE)

# The linker removes what the exports do not reach. clang gets no -O when it links, because it would then run wasm-opt without
# the features that the modules may use. Files are in the order of the layers, which puts similar code close enough together for gzip to
# compress it.
WASM_OBJ = $(patsubst %.c,$(BUILD)/wasm-obj/%.o,$(LIB_SRC))
WASM_LINK = $(WASM_CC) --target=wasm32 $(WASM_LDFLAGS)
SCORE_OBJ := $(SCORE_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
EVENT_OBJ := $(EVENT_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
PLANS_OBJ := $(PLANS_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
REVIEW_OBJ := $(REVIEW_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
CLUB_OBJ := $(CLUB_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
PART_OBJ := $(PART_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
EXCHANGE_OBJ := $(EXCHANGE_MODULE:%.c=$(BUILD)/wasm-obj/%.o)
DD_OBJ := $(DD_MODULE:%.c=$(BUILD)/wasm-obj/%.o) $(BUILD)/wasm-obj/dd_search_fast.o
# All modules share one memory, which starts with 2.5 MB. The stack and the data of the event module take the first 512 kB. The readers,
# plans, review and club have their stacks below 768, 1280, 1792 and 2304 kB, growing down, and their data above. The linker fails if a
# module does not fit.
$(BUILD)/wasm/oddtrick-score.wasm: WASM_PLACE := -Wl,-z,stack-size=262144
$(BUILD)/wasm/oddtrick-score.wasm: WASM_PARTS = $(WASM_OBJ) $(SCORE_OBJ)
$(BUILD)/wasm/oddtrick-event.wasm: WASM_PLACE = -Wl,-z,stack-size=262144 -Wl,--initial-memory=2621440 -Wl,--import-undefined \
	$(addprefix -Wl$(,)--export=,$(shell tools/wasm_imports $(PART_LINKED)))
$(BUILD)/wasm/oddtrick-event.wasm: WASM_PARTS = $(filter-out $(BUILD)/wasm-obj/lib/exchange/% $(PLANS_OBJ) $(REVIEW_OBJ) $(CLUB_OBJ),$(WASM_OBJ)) $(EVENT_OBJ)
$(BUILD)/wasm/oddtrick-exchange.wasm: WASM_PLACE := -Wl,-z,stack-size=786432 -Wl,--initial-memory=1048576 -Wl,--import-memory
$(BUILD)/wasm/oddtrick-exchange.wasm: WASM_PARTS = $(WASM_OBJ) $(EXCHANGE_OBJ)
$(BUILD)/wasm/oddtrick-dd.wasm: WASM_PLACE := -Wl,-z,stack-size=262144
$(BUILD)/wasm/oddtrick-dd.wasm: WASM_PARTS = $(filter-out $(BUILD)/wasm-obj/lib/deal/dd_search.o,$(WASM_OBJ)) $(DD_OBJ)
$(BUILD)/wasm/oddtrick-dd.wasm: WASM_REBUILD := -O3
# A part imports the functions that it lacks from the event module, which exports them.
PART_LINKED := $(BUILD)/wasm/plans.linked $(BUILD)/wasm/review.linked $(BUILD)/wasm/club.linked
PART_LINK = $(WASM_LINK) -Wl,--import-memory -Wl,--import-undefined $(addprefix -Wl$(,)--export=,$(1)) -o $@ $^
$(BUILD)/wasm/plans.linked: $(PLANS_OBJ) $(PART_OBJ)
	@mkdir -p $(@D)
	$(call PART_LINK,odd_movement_make odd_plan_ask odd_ask_change odd_ask_draw) -Wl,-z,stack-size=1310720 -Wl,--initial-memory=1572864
$(BUILD)/wasm/review.linked: $(REVIEW_OBJ) $(BUILD)/wasm-obj/lib/event/event_text.o $(PART_OBJ)
	@mkdir -p $(@D)
	$(call PART_LINK,odd_ask_why odd_ask_check) -Wl,-z,stack-size=1835008 -Wl,--initial-memory=2097152
$(BUILD)/wasm/club.linked: $(CLUB_OBJ) $(CLUB_WORDS:%.c=$(BUILD)/wasm-obj/%.o) $(PART_OBJ)
	@mkdir -p $(@D)
	$(call PART_LINK,odd_ask_paper odd_ask_awards odd_ask_award odd_events_ask) -Wl,-z,stack-size=2359296 -Wl,--initial-memory=2621440
$(addprefix $(BUILD)/wasm/oddtrick-,plans.wasm review.wasm club.wasm): $(BUILD)/wasm/oddtrick-%.wasm: $(BUILD)/wasm/%.linked
	$(WASM_OPT) -o $@.new $<
	mv $@.new $@

$(BUILD)/wasm/oddtrick-score.wasm: $(SCORE_OBJ)
$(BUILD)/wasm/oddtrick-event.wasm: $(EVENT_OBJ) $(PART_LINKED)
$(BUILD)/wasm/oddtrick-exchange.wasm: $(EXCHANGE_OBJ)
$(BUILD)/wasm/oddtrick-dd.wasm: $(DD_OBJ)
$(BUILD)/wasm/%.wasm: $(WASM_OBJ)
	@mkdir -p $(@D)
	$(WASM_LINK) $(WASM_PLACE) -o $@.linked $(WASM_PARTS)
	@tools/wasm_imports $@.linked | sed 's|^|$@ lacks |' | { ! grep .; }
	$(WASM_OPT) -o $@.new $@.linked
	rm $@.linked
	mv $@.new $@

.SECONDARY: $(PART_LINKED) $(WASM_OBJ) $(SCORE_OBJ) $(EVENT_OBJ) $(EXCHANGE_OBJ) $(DD_OBJ)
# The search is the only part of the modules that is optimized for speed.
$(BUILD)/wasm-obj/dd_search_fast.o: lib/deal/dd_search.c Makefile
	@mkdir -p $(@D)
	$(WASM_CC) $(WASM_TARGET) -O3 $(EXTRA_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/wasm-obj/%.o: %.c Makefile | $(GEN)
	@mkdir -p $(@D)
	$(WASM_CC) $(WASM_CFLAGS) -MMD -MP -c -o $@ $<

-include $(shell find $(BUILD)/wasm-obj -name '*.d' 2>/dev/null)

$(BUILD)/wasm/provenance.json: tools/provenance $(MODULES)
	tools/provenance $(VERSION) $(WASM_CC) $(MODULES) > $@.new
	mv $@.new $@

$(BUILD)/wasm/LICENSE: LICENSE
	@mkdir -p $(@D)
	cp $< $@

$(BUILD)/wasm/%: wasm/%
	@mkdir -p $(@D)
	sed 's|@VERSION@|$(VERSION)|' $< > $@

# npm packages are installed beside the build, not into the sources.
$(BUILD)/node/installed: site/package.json site/package-lock.json site/.npmrc
	@mkdir -p $(@D)
	cp $^ $(@D)
	cd $(@D) && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

.PHONY: site
site: | $(GEN)
	@tools/need site
	@$(MAKE) --no-print-directory -s $(PACKAGE) $(BUILD)/node/installed
	@$(MAKE) --no-print-directory -s $(BUILD)/site.made

$(BUILD)/site.made: $(PACKAGE) $(BUILD)/node/installed site/build.mjs $(shell find site/src site/icons site/fonts -type f) \
	$(wildcard examples/*.event) docs/THIRD-PARTY.md
	BUILD=$(BUILD) node site/build.mjs
	touch $@

.PHONY: gallery
gallery: site
	BUILD=$(BUILD) node tests/site/gallery.mjs $(SCREENS)

.PHONY: handbook
handbook: site
	@$(MAKE) -s all
	BUILD=$(BUILD) node tests/site/handbook.mjs

# ---- Extensions of other programs: Python, SQLite, PostgreSQL ----

include extend/rules.mk

# ---- Tests: targets that tests/run needs ----

UNIT_SRC := $(wildcard tests/unit/*/test_*.c)
UNIT := $(patsubst test_%.c,%,$(notdir $(UNIT_SRC)))
# Programs of their own: libdds takes its time and memory when a program starts, and the other two compile changed sources of the library.
UNIT_ALONE := dd dd_order hash
UNIT_TOGETHER := $(filter-out $(UNIT_ALONE),$(UNIT))
vpath test_%.c $(sort $(dir $(UNIT_SRC)))
FUZZ := $(patsubst tests/fuzz/fuzz_%.c,$(BUILD)/fuzz/%,$(wildcard tests/fuzz/fuzz_*.c))

.PHONY: tests
tests: all $(BUILD)/reference $(BUILD)/unit $(UNIT_ALONE:%=$(BUILD)/test/%) $(FUZZ) $(BUILD)/hostile-reader $(BUILD)/faults.so $(BUILD)/list-paths

# Tests have separate objects, so that they are only linked again when the library changes. tests/run compiles those that spend their time
# in the library without optimization, and links all with lld, which takes a quarter of the time.
$(BUILD)/test-obj/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TEST_CFLAGS) -Itests -Itests/unit -MMD -MP -c -o $@ $<

# These compute much by themselves: slow models, and proofs of what the library made.
$(patsubst %,$(BUILD)/test-obj/test_%.o,$(MOVEMENT_PROOFS) dd inverse compare event_model): override TEST_CFLAGS :=

# Each main gets the name of its test, so that all of them can be one program, which is linked once instead of a hundred times.
$(UNIT:%=$(BUILD)/test-obj/test_%.o): $(BUILD)/test-obj/test_%.o: test_%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TEST_CFLAGS) -Dmain=odd_test_$* -Itests -Itests/unit -MMD -MP -c -o $@ $<

$(BUILD)/gen/unit_tests.inc: Makefile $(UNIT_SRC)
	@mkdir -p $(@D)
	printf 'ODD_TEST(%s)\n' $(UNIT_TOGETHER) > $@

$(BUILD)/test-obj/tests/unit/all.o: tests/unit/all.c $(BUILD)/gen/unit_tests.inc
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TEST_CFLAGS) -I$(BUILD)/gen -MMD -MP -c -o $@ $<

# The library is linked as a whole, so that a test that defines one of its functions is an error: it would replace it for all tests.
$(BUILD)/unit: $(BUILD)/test-obj/tests/unit/all.o $(UNIT_TOGETHER:%=$(BUILD)/test-obj/test_%.o) $(BATCH_OBJ) $(PLATFORM) $(STATIC)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) $(TEST_LDFLAGS) -o $@ -Wl,--whole-archive $^ -Wl,--no-whole-archive -lcmocka -lm $(CLI_LIBS)

# One test as a program.
$(BUILD)/test/batch_answers: $(BATCH_OBJ)
$(BUILD)/test/%: $(BUILD)/test-obj/test_%.o $(PLATFORM) $(STATIC)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) $(TEST_LDFLAGS) -Wl,--defsym=main=odd_test_$* -o $@ $^ -lcmocka -lm $(if $(filter %/dd,$@),-ldds) $(CLI_LIBS)

$(BUILD)/fuzz/%: $(BUILD)/test-obj/tests/fuzz/fuzz_%.o $(BUILD)/test-obj/tests/fuzz/replay.o $(PLATFORM) $(STATIC)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) $(TEST_LDFLAGS) -o $@ $^ $(CLI_LIBS)

.SECONDARY: $(patsubst test_%.c,$(BUILD)/test-obj/test_%.o,$(notdir $(UNIT_SRC))) \
	$(patsubst %.c,$(BUILD)/test-obj/%.o,$(wildcard tests/fuzz/*.c))
-include $(shell find $(BUILD)/test-obj -name '*.d' 2>/dev/null)

$(BUILD)/hostile-reader: tests/hostile/reader.c $(PLATFORM) $(STATIC)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $< $(PLATFORM) $(STATIC) $(CLI_LIBS)

# The list of the server's paths, and the documents that are written from it.
$(BUILD)/list-paths: tools/list_paths.c $(PLATFORM) $(STATIC)
	$(CC) $(CLI_CFLAGS) $(LDFLAGS) -o $@ $< $(PLATFORM) $(STATIC) $(CLI_LIBS)

# A preloaded library that makes disk operations of a server under test fail. It is built without sanitizers, because it is loaded into servers
# with and without them.
$(BUILD)/faults.so: tests/serve/faults.c
	$(CC) -std=c11 $(WARNINGS) -Wno-pedantic -O1 -shared -fPIC -o $@ $< -ldl

# The library is compiled together with the fuzz target, so that the fuzzer sees every branch.
.PHONY: fuzz
fuzz: gen
	@tools/need fuzz
	@SECONDS_EACH=$(SECONDS) tools/fuzz $(BUILD)

# ---- Installing, and packages ----

include packaging/rules.mk

.PHONY: clean
clean:
	rm -rf build
