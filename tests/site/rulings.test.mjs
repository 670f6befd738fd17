// Rulings on the director's desk: forms in words, which show the effect before a ruling is made; compared with what the command says about
// the same log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { add, commandOf, director, logged, mitchell, resultsOf, schedule, table } from "./director.mjs";
import { until, untilTrue } from "./pages.mjs";
import { pick } from "./site.mjs";

const box = (page) => page.getByRole("dialog");

/** Opens the form of rulings. */
async function ruling(page, kind) {
  await page.locator(".desk-tools").getByRole("button", { name: "Ruling" }).click();
  await box(page).getByRole("radio", { name: kind, exact: true }).check();
}

/** The ranks and scores that a what-if on the page says, and what the command says for the same line. */
async function sameAsCommand(page, id, line) {
  await box(page).locator(".ruling-whatif table").waitFor();
  const shown = await box(page)
    .locator(".ruling-whatif tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)));
  const [said] = commandOf(id, "whatif", line).candidates;
  const place = (one) => `${one.rank}${one.tied ? "=" : ""}`;
  assert.deepEqual(
    shown.map(([ranks]) => ranks),
    said.changes.map(({ before, after }) => `${place(before)} → ${place(after)}`),
  );
  assert.ok(said.changes.length > 0);
}

test("rulings in words: what each would do is shown before it is made, and the line is what the log says", async (t) => {
  const id = await mitchell();
  const rows = (await schedule(id)).schedule;
  await add(id, [...resultsOf(rows, 1), ...resultsOf(rows, 2)]);
  const page = await director(t, `#/events/${id}/desk`);
  await page.locator(".desk-table").first().waitFor();
  const [row] = rows;
  const at = `board ${row.boards[0]}: ${row.ns} ${row.ew} `;
  const make = async (line) => {
    await until(() => box(page).getByLabel("The line for the log").inputValue(), line);
    await sameAsCommand(page, id, line);
    await box(page).getByRole("button", { name: "Make the ruling" }).click();
    await logged(id, line);
    await box(page).waitFor({ state: "detached" });
  };
  await ruling(page, "Weighted");
  await box(page).getByLabel("Result of part 1").fill("4S N =");
  await box(page).getByLabel("Result of part 2").fill("4S N -1");
  await box(page).getByLabel("Offending side").selectOption("NS");
  await make(`${at}weighted 60% 4S N = 40% 4S N -1 offending NS`);
  await ruling(page, "Split");
  await box(page).getByLabel("N-S", { exact: true }).fill("3NT N =");
  await box(page).getByLabel("E-W", { exact: true }).fill("3NT N -1");
  await make(`${at}split 3NT N = / 3NT N -1`);
  await ruling(page, "Averages");
  await box(page).getByLabel("E-W", { exact: true }).selectOption("%");
  await box(page).getByLabel("E-W %").fill("35");
  await make(`${at}ave+/35%`);
  await ruling(page, "Not played");
  await make(`${at}not played`);
  await ruling(page, "Fouled board");
  await box(page).getByRole("textbox", { name: "Result" }).fill("4S N +1");
  await make(`board ${row.boards[0]} group B: ${row.ns} ${row.ew} 4S N +1`);
  await ruling(page, "Wrong way round");
  await box(page).getByRole("textbox", { name: "Result" }).fill("4S N +1");
  await make(`${at}4S N +1 wrong direction`);
  await ruling(page, "Penalty");
  await box(page).getByLabel("Who").selectOption("NS3");
  await box(page).getByLabel("How much").fill("25");
  await box(page).getByLabel("Why").fill("slow play");
  await make("penalty NS3 25% slow play");
  await ruling(page, "Carry-over");
  await box(page).getByLabel("Who").selectOption("EW4");
  await box(page).getByLabel("How much").fill("3.5");
  await make("carryover EW4 3.5");
  await ruling(page, "Carry-over");
  await box(page).getByLabel("Who").selectOption("EW4");
  await box(page).getByLabel("How much").fill("2");
  await box(page).getByLabel("Unit").selectOption("%");
  await make("carryover EW4 2%");
  await ruling(page, "All that is missing");
  await box(page).locator(".two-fields select").first().selectOption("5");
  await box(page).getByLabel("Who").selectOption("NS2");
  await box(page)
    .getByRole("group", { name: "What do these boards get?" })
    .getByRole("radio", { name: "Averages" })
    .check();
  await box(page).getByLabel("Their own score").selectOption("ave-");
  await box(page).getByLabel("Their opponents' score").selectOption("ave+");
  await make("unplayed round 5 by NS2 ave-/ave+");
  await ruling(page, "The result");
  await box(page).getByRole("textbox", { name: "Result" }).fill("4H S -1");
  await make(`${at}4H S -1`);
  await ruling(page, "All that is missing");
  await until(() => box(page).getByLabel("The line for the log").inputValue(), "unplayed not played");
  await box(page).getByRole("button", { name: "Make the ruling" }).click();
  await logged(id, "unplayed not played");
  await box(page).waitFor({ state: "detached" });
  // An error is reported, and the ruling cannot be entered; a line by hand can.
  await ruling(page, "Weighted");
  await box(page).getByLabel("Result of part 1").fill("8S N =");
  await box(page).locator(".error").waitFor();
  await untilTrue(() => box(page).getByRole("button", { name: "Make the ruling" }).isDisabled());
  await box(page).getByLabel("The line for the log").fill("penalty EW2 5 mp late");
  await box(page).getByRole("button", { name: "Make the ruling" }).click();
  await logged(id, "penalty EW2 5 mp late");
});

test("rulings with the bidding box: it opens with what is typed, and typing stays possible", async (t) => {
  const id = await mitchell();
  const rows = (await schedule(id)).schedule;
  const [row] = rows;
  const at = `board ${row.boards[0]}: ${row.ns} ${row.ew} `;
  await add(id, [`${at}4SX N -1`, ...resultsOf(rows, 1).filter((line) => !line.startsWith(at))]);
  const page = await director(t, `#/events/${id}/desk`);
  const line = box(page).first().getByLabel("The line for the log");
  const boxOf = async (name) => {
    await box(page).getByRole("button", { name, exact: true }).click();
    await page.locator("dialog.full .picker").waitFor();
    return page.locator("dialog.full");
  };
  const done = async (cards) => {
    await cards.getByRole("button", { name: "Done" }).click();
    await cards.waitFor({ state: "detached" });
  };
  // The result of a table as it stands is in the box: one tap changes its tricks.
  await table(page, 1).click();
  await box(page).getByRole("button", { name: "Ruling" }).first().click();
  let cards = await boxOf("Bidding box Result");
  assert.equal(await cards.locator(".keys [aria-pressed=true]").getAttribute("aria-label"), "4 spades");
  assert.match(await cards.getByRole("group", { name: "Declarer", exact: true }).innerText(), /Ash/);
  await cards.getByRole("button", { name: "made with 1 over" }).click();
  await done(cards);
  assert.equal(await line.inputValue(), `${at}4SX N +1`);
  assert.equal(await box(page).getByRole("textbox", { name: "Result" }).inputValue(), "4SX N +1");
  // What is typed is in the box too, and what is not a result is not; the box that is left changes nothing.
  await box(page).getByRole("textbox", { name: "Result" }).fill("3ntw-2");
  cards = await boxOf("Bidding box Result");
  assert.equal(await cards.getByRole("button", { pressed: true, name: /^W/ }).count(), 1);
  await cards.getByRole("button", { name: "Back" }).click();
  assert.equal(await line.inputValue(), `${at}3ntw-2`);
  await box(page).getByRole("textbox", { name: "Result" }).fill("what they said");
  cards = await boxOf("Bidding box Result");
  assert.equal(await cards.locator(".picker [aria-pressed=true]").count(), 0);
  assert.ok(await cards.getByRole("button", { name: "Done" }).isDisabled());
  await cards.getByRole("button", { name: "Back" }).click();
  // Each part of a weighted score, and each side of a split one, has its own.
  await box(page).getByRole("radio", { name: "Weighted", exact: true }).check();
  for (const [part, result] of [
    [1, "4S N ="],
    [2, "5D E -2"],
  ]) {
    cards = await boxOf(`Bidding box Result of part ${part}`);
    await pick(cards, result);
    await done(cards);
  }
  assert.equal(await line.inputValue(), `${at}weighted 60% 4S N = 40% 5D E -2`);
  await box(page).getByRole("radio", { name: "Split", exact: true }).check();
  await box(page).getByRole("textbox", { name: "N-S" }).fill("3NT N =");
  cards = await boxOf("Bidding box E-W");
  await pick(cards, "3NT N -1");
  await done(cards);
  assert.equal(await line.inputValue(), `${at}split 3NT N = / 3NT N -1`);
  await box(page).getByRole("button", { name: "Make the ruling" }).click();
  await logged(id, `${at}split 3NT N = / 3NT N -1`);
});

test("the buttons of a long form are in sight, with the effect said once", async (t) => {
  const id = await mitchell();
  await add(id, resultsOf((await schedule(id)).schedule, 1));
  const page = await director(t, `#/events/${id}/desk`, { viewport: { width: 1400, height: 620 } });
  await page.locator(".desk-table.is-finished").first().waitFor();
  await ruling(page, "Averages");
  await box(page).locator(".ruling-whatif table").waitFor();
  const { top, bottom } = await box(page)
    .getByRole("button", { name: "Make the ruling" })
    .evaluate((one) => one.getBoundingClientRect().toJSON());
  assert.ok(top > 0 && bottom <= 620, `${top} to ${bottom}`);
  await until(async () => (await box(page).innerText()).match(/ranks? changes?\b|No rank changes/g)?.length, 1);
});
