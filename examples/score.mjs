// Scores results, and an event, in JavaScript: npm install oddtrick, then node score.mjs
// prints: 4♠X N +1 scores 990
// prints: 240 for the contract, 200 for overtricks, 50 for the insult, 500 for game
// prints: column 2: invalid strain 'Z': expected C, D, H, S or NT after the level
// prints: 3 has 100 %
import { load, OddtrickError } from "oddtrick";
import { load as loadEvents } from "oddtrick/event";

const odd = await load();
const { score, elements } = odd.score("4sx by n made 5", { vul: "both" });
console.log(`4♠X N +1 scores ${score}`);
console.log(
  `${elements.contract} for the contract, ${elements.overtricks} for overtricks, ${elements.insult} for the insult, ${elements.game} for game`,
);

try {
  odd.score("4Z N =");
} catch (error) {
  if (!(error instanceof OddtrickError)) throw error;
  console.log(`column ${error.column}: ${error.message}`);
}

const event = (await loadEvents()).open(`
event Club
winners 1
board 1
1 2 4S N =
3 4 4S N +1
board 2
1 4 3NT E -1
3 2 3NT E -2
board 3
1 3 2H S =
4 2 2H S +1
`);
for (const { id, percent } of event.standings().standings.slice(0, 1)) console.log(`${id} has ${percent} %`);
event.close();
