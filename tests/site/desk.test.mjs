// The director's desk on a running evening: the map, what needs the director, accidents, and draws; each
// compared with what the command says about the same log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { add, command, commandOf, director, host, logged, mitchell, resultsOf, schedule, table } from "./director.mjs";
import { swissTeams } from "./evening.mjs";
import { misfits } from "./looks.mjs";
import { choose, field, typedIs, until, untilTrue } from "./pages.mjs";
import { laptop, phone, pick } from "./site.mjs";

const box = (page) => page.getByRole("dialog");

// Ways to go on, as the engine and the pages name them.
const ways = {
  keep: "As planned",
  pair: "Those who would sit out play each other",
  rover: "The pair takes turns at the tables",
  rebuild: "All are paired again",
};

/** The secrets of tables of an event. */
async function phones(id, tables) {
  const answer = await host.api(`events/${id}/tables`, { tables });
  return Object.fromEntries(answer.tables.map(({ table: name, secret }) => [name, secret]));
}
const atTable = async (secret, path, body) => {
  const response = await fetch(`${host.address}api/v1/table${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-table-secret": secret },
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, `${path}: ${response.status}`);
};

test("the map: playing, finished, late, to confirm, a question and a call, each with a word; answers reach the tables", async (t) => {
  const id = await mitchell();
  const rows = (await schedule(id)).schedule;
  const first = resultsOf(rows, 1);
  const of = (name) => first.filter((line) => line.includes(` NS${name} `));
  await add(id, of(1));
  await add(id, of(2).slice(0, 1));
  const secrets = await phones(id, ["3", "4"]);
  const [row] = rows.filter(({ table: name, round }) => name === 3 && round === 1);
  await atTable(secrets[3], "/entries", { board: row.boards[0], result: "2H N +1" });
  await atTable(secrets[4], "/call", { about: "revoke" });
  const page = await director(t, `#/events/${id}/desk`);
  await table(page, 1)
    .filter({ has: page.locator(".desk-state", { hasText: "Finished" }) })
    .waitFor();
  await table(page, 3).filter({ hasText: "To confirm" }).waitFor();
  await table(page, 4).filter({ hasText: "Calls you" }).waitFor();
  await until(() => table(page, 2).innerText(), /Playing/);
  await until(
    () => table(page, 2).locator(".unseen").textContent(),
    /^Table 2, Playing, Round 1: Nora2 Ash & Stan2 Birch – /,
  );
  await until(() => table(page, 2).locator(".desk-boards .in").count(), 1);
  // The call is answered, and then it is over.
  const call = page.locator(".need", { hasText: "Director to table 4" });
  await until(() => call.innerText(), /A revoke/);
  await call.getByRole("button", { name: "I am coming" }).click();
  await call.getByText("you are on the way").waitFor();
  await call.getByRole("button", { name: "Done" }).click();
  await call.waitFor({ state: "detached" });
  // What waits is confirmed for the players.
  await page.locator(".need", { hasText: "Table 3 waits" }).getByRole("button", { name: "Confirm for them" }).click();
  await logged(id, `board ${row.boards[0]}: ${row.ns} ${row.ew} 2H N +1`);
  await table(page, 3).filter({ hasText: "Playing" }).waitFor();
  // The others finish and move on: a table that has not is late, and shows it; and a missing result leads to the line.
  await add(
    id,
    [3, 4, 5].flatMap((n) => of(n)).filter((line) => !line.includes(`board ${row.boards[0]}: ${row.ns} `)),
  );
  await add(
    id,
    resultsOf(rows, 2)
      .filter((line) => / NS[345] /.test(line))
      .slice(0, 3),
  );
  await host.api(`events/${id}/clock`, { action: "start" });
  await host.api(`events/${id}/clock`, { action: "next" });
  await table(page, 2).filter({ hasText: "Late" }).waitFor();
  await until(() => page.locator(".desk-behind button").count(), 2);
  const [missing] = rows.filter(({ table: name, round }) => name === 2 && round === 1);
  await page.locator(".desk-behind button").first().click();
  await typedIs(page, `board ${missing.boards[1]}: ${missing.ns} ${missing.ew} `);
  await page.keyboard.type("3ntn-1");
  await page.keyboard.press("Enter");
  await logged(id, `board ${missing.boards[1]}: ${missing.ns} ${missing.ew} 3ntn-1`);
});

/** Waits until the line has the focus. */
const onLine = (page) => page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");

test("a director whom the server is slow to recognize gets the desk, not the standings, and the line has the focus", async (t) => {
  const id = await mitchell();
  const page = await director(t, "#/nowhere");
  let release;
  const held = new Promise((done) => (release = done));
  const asked = { server: 0, session: 0 };
  // The first question whether there is a server gets no answer, and the second one a late one.
  await page.route("**/server.json", async (route) => {
    if (++asked.server === 1) return route.abort();
    await held;
    return route.continue();
  });
  // The first request for the session gets no answer, and the second one an error.
  await page.route("**/api/v1/session", (route) => {
    asked.session++;
    if (asked.session === 1) return route.abort();
    return asked.session === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await page.goto(host.address);
  await page.goto(`${host.address}#/events/${id}/desk`);
  await page.locator(".event-head").waitFor(); // it is drawn before the server is known
  release();
  await onLine(page);
  assert.deepEqual(asked, { server: 2, session: 3 });
});

test("on a low laptop the line and what it means are in sight below two rows of tables", async (t) => {
  const id = await mitchell();
  for (const [width, height] of [
    [1366, 768],
    [1366, 650],
    [1024, 768],
  ]) {
    const page = await director(t, `#/events/${id}/desk`, { viewport: { width, height } });
    await onLine(page);
    await field(page).fill("board 1: NS1 EW2 4S N =");
    const said = page.locator(".desk p", { hasText: "do not meet" });
    await said.waitFor();
    await page.locator(".desk-table").nth(4).waitFor();
    const { bottom } = await said.evaluate((one) => one.getBoundingClientRect());
    assert.ok(bottom <= height, `${bottom} of ${height}`);
    assert.equal(await page.evaluate(() => scrollY), 0);
  }
});

test("the line stays in its place below the tables, however much needs the director", async (t) => {
  const id = await mitchell();
  const page = await director(t, `#/events/${id}/desk`);
  await onLine(page);
  await page.locator(".desk-table").nth(4).waitFor(); // the line stands below them
  const top = () => field(page).evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
  const before = await top();
  const tables = ["1", "2", "3", "4", "5"];
  const secrets = await phones(id, tables);
  for (const name of tables) await atTable(secrets[name], "/call", { about: "revoke" });
  await page.locator(".desk-needs .need").nth(4).waitFor();
  assert.equal(await top(), before);
  assert.ok(before < 800, `${before}`);
});

test("before the first result, without the clock, it is round 1 and nothing is missing; later what is missing is named", async (t) => {
  const id = await mitchell();
  const page = await director(t, `#/events/${id}/desk`);
  await until(() => page.locator(".desk-rounds p").first().innerText(), "Round 1 of 5");
  await field(page).waitFor();
  assert.equal(await page.getByText(/missing from earlier rounds/).count(), 0);
  const [row] = (await schedule(id)).schedule.filter(({ round }) => round === 2);
  await add(id, [`board ${row.boards[0]}: ${row.ns} ${row.ew} 4S N =`]);
  await until(() => page.locator(".desk-rounds p").first().innerText(), "Round 2 of 5");
  await page.getByText("15 missing from earlier rounds").waitFor();
});

test("the line gets the focus back: after a click on nothing, and from what has gone; not from selected words", async (t) => {
  const id = await mitchell();
  const secrets = await phones(id, ["4"]);
  await atTable(secrets[4], "/call", { about: "revoke" });
  const page = await director(t, `#/events/${id}/desk`);
  await onLine(page);
  await table(page, 2).focus();
  await page.locator(".desk-needs h2").click();
  await onLine(page);
  // A button that has the focus goes with the call that it ends.
  await page.locator(".need", { hasText: "table 4" }).getByRole("button", { name: "Done" }).click();
  await page.locator(".need", { hasText: "table 4" }).waitFor({ state: "detached" });
  await onLine(page);
  await page.locator(".desk-needs h2").dblclick(); // selects a word
  await host.api(`events/${id}/log`, { lines: ["event Desk, renamed"] });
  await page.getByRole("heading", { name: "Desk, renamed" }).waitFor();
  await untilTrue(async () => (await page.evaluate(() => document.getSelection().toString())) !== "");
  await untilTrue(async () => (await page.evaluate(() => document.activeElement.getAttribute("role"))) !== "combobox");
});

test("the line has the focus at all times: typing anywhere goes there, and seven keys are a result", async (t) => {
  const id = await mitchell();
  const page = await director(t, `#/events/${id}/desk`);
  await onLine(page);
  await field(page).fill("");
  await table(page, 3).focus();
  await page.keyboard.type("board 1: NS1 EW1 4S N =");
  await typedIs(page, "board 1: NS1 EW1 4S N =");
  await page.keyboard.press("Enter");
  await logged(id, "board 1: NS1 EW1 4S N =");
  // The next board is already there; Tab completes the pairs.
  await page.waitForFunction(() => /^board \d+: $/.test(document.querySelector(".desk input").value));
  const before = (await host.log(id)).length;
  let keys = 0;
  const whole = () => page.evaluate(() => /^board \d+: \S+ \S+ $/.test(document.querySelector(".desk input").value));
  while (!(await whole()) && keys < 3) {
    const was = await field(page).inputValue();
    await page.keyboard.press("Tab");
    await page.waitForFunction((text) => document.querySelector(".desk input").value !== text, was);
    keys++;
  }
  await page.keyboard.type("4sn=");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".recent li")?.title.endsWith("4sn="));
  assert.ok(keys + 5 <= 7, `${keys + 5} keys`);
  await until(async () => (await host.log(id)).length, before + 1);
});

test("a correction: the table, its board, another result; the earlier line stays in the log", async (t) => {
  const id = await mitchell();
  const rows = (await schedule(id)).schedule;
  await add(id, resultsOf(rows, 1));
  const [row] = rows;
  const page = await director(t, `#/events/${id}/desk`);
  await table(page, 1).click();
  await box(page).getByRole("button", { name: "Ruling" }).first().click();
  const result = box(page).getByRole("textbox", { name: "Result" });
  await result.waitFor();
  await untilTrue(async () => (await result.inputValue()) !== "", "what stands there now");
  await result.fill("5C W -2");
  await box(page).getByRole("button", { name: "Make the ruling" }).click();
  const log = await logged(id, `board ${row.boards[0]}: ${row.ns} ${row.ew} 5C W -2`);
  assert.equal(log.filter((line) => line.startsWith(`board ${row.boards[0]}: ${row.ns} ${row.ew} `)).length, 2);
  const { boards } = command(id, "boards");
  assert.equal(boards[0].results.find(({ ns }) => ns === "1").result, "5C W -2");
});

test("a latecomer in round 2, a pair that leaves, fewer rounds: the ways that the command finds, and what is lost", async (t) => {
  const id = "latecomer";
  await host.make(
    id,
    [
      "event Late",
      "scoring matchpoints",
      "movement howell pairs 7 rounds 7 sets 2",
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `pair ${n} Ann${n} Lee & Bo${n} Park`),
    ].join("\n"),
  );
  await add(id, resultsOf((await schedule(id)).schedule, 1));
  const page = await director(t, `#/events/${id}/desk`);
  await page.getByRole("button", { name: "Something happened" }).click();
  await box(page).locator(".continuation").first().waitFor();
  await until(() => box(page).innerText(), /They are pair 8/);
  await until(() => box(page).getByLabel("First round that can be changed").inputValue(), "2");
  const said = commandOf(id, ["movement", "change"], "--from", "2", "--add-pair", "8").continuations;
  await until(() => box(page).locator(".continuation").count(), Math.min(6, said.length));
  const lost = said[0].losses.filter((one) => one.lost !== 0 || one.rematches > 0).length;
  await until(() => box(page).locator(".losses tbody tr").count(), lost);
  await box(page).getByLabel("Player 1").fill("Late Lou");
  await box(page).getByLabel("Player 2").fill("Later Liz");
  await box(page).getByRole("button", { name: "Continue like this" }).click();
  const log = await logged(id, "pair 8 Late Lou & Later Liz");
  assert.deepEqual(log.slice(-said[0].lines.length), said[0].lines);
  await box(page).waitFor({ state: "detached" });
  // Pair 8 plays from round 2 on, and no board twice.
  const own = (await schedule(id)).schedule.filter(({ ns, ew }) => ns === "8" || ew === "8");
  assert.ok(own.length > 0 && own.every(({ round }) => round >= 2));
  const boards = own.flatMap((row) => row.boards);
  assert.equal(new Set(boards).size, boards.length);
  // A pair leaves, and the evening ends earlier.
  await add(id, resultsOf((await schedule(id)).schedule, 2));
  await page.getByRole("button", { name: "Something happened" }).click();
  await box(page).getByRole("radio", { name: "A pair leaves" }).check();
  await box(page).getByLabel("First round that can be changed").selectOption("3");
  await box(page).getByLabel("Which pair?").selectOption("3");
  await box(page).locator(".continuation").first().waitFor();
  const [without] = commandOf(id, ["movement", "change"], "--from", "3", "--remove-pair", "3").continuations;
  await box(page).getByRole("button", { name: "Continue like this" }).click();
  await box(page).waitFor({ state: "detached" });
  await until(async () => (await host.log(id)).slice(-without.lines.length), without.lines);
});

test("wrong boards and fewer rounds: what comes is made anew from what was played, as the command makes it", async (t) => {
  const id = await mitchell();
  const rows = (await schedule(id)).schedule;
  const first = resultsOf(rows, 1);
  // Table 1 has played the boards of table 2 in the first round.
  const moved = first.map((line) =>
    line.replace(/^board ([123]): (NS1 .*)$/, (_, n, rest) => `board ${Number(n) + 3}: ${rest} forced`),
  );
  await add(id, moved);
  const page = await director(t, `#/events/${id}/desk`);
  await page.locator(".desk-table").first().waitFor();
  const again = async (radio, words, fill = async () => {}) => {
    await page.getByRole("button", { name: "Something happened" }).click();
    await box(page).getByRole("radio", { name: radio }).check();
    await box(page).getByLabel("First round that can be changed").selectOption("2");
    await fill();
    const [best] = commandOf(id, ["movement", "change"], "--from", "2", ...words).continuations.filter(
      ({ lines }) => lines.length > 0,
    );
    const way = box(page)
      .locator(".continuation", { has: page.getByRole("heading", { name: ways[best.name] }) })
      .first();
    await way.getByRole("button").click();
    await box(page)
      .locator(".lines-shown code", { hasText: best.lines.at(-1) })
      .waitFor({ state: "attached" });
    await box(page).getByRole("button", { name: "Continue like this" }).click();
    await box(page).waitFor({ state: "detached" });
    await until(async () => (await host.log(id)).slice(-best.lines.length), best.lines);
  };
  await again("Wrong boards or seats", []);
  await again("Fewer rounds", ["--rounds", "3"], () => box(page).getByLabel("Rounds in all").fill("3"));
  await until(async () => (await schedule(id)).rounds, 3);
  // Nobody plays a board twice, those of the first round included.
  const boards = new Map();
  for (const line of moved) {
    const [, board, ns, ew] = /^board (\d+): (\S+) (\S+)/.exec(line);
    for (const who of [ns, ew]) boards.set(who, [...(boards.get(who) ?? []), Number(board)]);
  }
  for (const row of (await schedule(id)).schedule.filter(({ round, ns, ew }) => round > 1 && ns && ew))
    for (const who of [row.ns, row.ew]) boards.set(who, [...boards.get(who), ...row.boards]);
  for (const [who, list] of boards) assert.equal(new Set(list).size, list.length, `${who}: ${list}`);
});

test("what is found is said in the language of the reader, and leads to the line", async (t) => {
  const id = await mitchell();
  const rows = (await schedule(id)).schedule;
  await add(
    id,
    resultsOf(rows, 1).filter((line) => !line.startsWith("board 1:")),
  );
  // Board 1 of table 1 is entered a second time, for others: a pair twice on a board.
  await add(id, ["board 1: NS1 EW1 4S N =", "board 1: NS1 EW2 4S N = forced"]);
  const { findings } = await host.api(`events/${id}/check`);
  assert.ok(findings.length > 0);
  const page = await director(t, `#/events/${id}/desk`, { ...laptop, locale: "de" });
  const need = page.locator(".need.is-question").first();
  await need.waitFor();
  await page.waitForFunction(() => document.querySelector(".need.is-question p").textContent.trim() !== "");
  await until(() => need.locator("p").first().innerText(), /Board 1/);
  const said = await need.locator("p").first().innerText();
  assert.equal(await need.locator('[lang="en"]').count(), 0, said);
  assert.notEqual(said, findings[0].message);
});

test("on a phone: the map fits, a result is entered with the box, and a ruling with the thumb", async (t) => {
  const id = await mitchell();
  const page = await director(t, `#/events/${id}/desk`, phone);
  await table(page, 5).waitFor();
  await until(() => page.evaluate(misfits), []);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await until(() => page.evaluate(misfits), []);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  const [row] = (await schedule(id)).schedule;
  await table(page, 1).tap();
  await box(page).getByRole("button", { name: "Enter a result" }).first().tap();
  await pick(box(page), "4S N +1");
  await box(page).getByRole("button", { name: "Save" }).tap();
  await logged(id, `board ${row.boards[0]}: ${row.ns} ${row.ew} 4S N +1`);
  await page.locator(".desk-tools").getByRole("button", { name: "Ruling" }).tap();
  await box(page).getByRole("radio", { name: "Averages" }).check();
  await until(() => page.evaluate(misfits), []);
});

test("a question can be left as it is; movements and the end of play are said in words among what came last", async (t) => {
  const id = await mitchell();
  const { schedule: rows } = await schedule(id);
  const [{ boards }] = rows;
  const meetings = rows.filter((row) => row.boards.includes(boards[0]));
  const line = (row, result) => `board ${boards[0]}: ${row.ns} ${row.ew} ${result}`;
  await add(
    id,
    meetings.slice(0, 4).map((row, i) => line(row, i === 0 ? "4S E =" : "4S N =")),
  );
  const page = await director(t, `#/events/${id}/desk`);
  const question = page.locator(".need.is-question");
  await question.getByRole("button", { name: "Leave it" }).click();
  await question.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".need.is-late").first().waitFor();
  await until(() => page.locator(".desk-table.is-question, .need.is-question").count(), 0);
  // It is still found, and another result is another question.
  await untilTrue(async () => (await host.api(`events/${id}/check`)).findings.some(({ board }) => board === boards[0]));
  await add(id, [line(meetings[0], "4S E +1")]);
  await question.waitFor();
  // A movement is one line, without its rows.
  const recent = page.locator(".recent");
  const { continuations } = await host.api(`events/${id}/movement/change`, { text: "from 5 remove-pair NS2" });
  const change = continuations.find(({ lines }) => lines.some((one) => one.startsWith("row ")));
  await add(id, change.lines);
  await recent.getByText("Movement from round 5: Own movement").waitFor();
  assert.doesNotMatch(await recent.innerText(), /\brow\b/);
  await add(id, ["set corrections-until 2099-01-02T12:00Z", "set status provisional"]);
  await recent.getByText("The results are: provisional").waitFor();
  await recent.getByText(/^Corrections are accepted until: .*2099/).waitFor();
});

test("the results that came last have the points of North-South at their end", async (t) => {
  const id = await mitchell();
  // Law 77: nobody is vulnerable on board 1.
  const [one, two, three, four] = (await schedule(id)).schedule.filter((row) => row.boards.includes(1));
  const line = (row, result) => `board 1: ${row.ns} ${row.ew} ${result}`;
  const added = [line(one, "4S N ="), line(two, "3NT E +1"), line(three, "pass"), line(four, "ave/ave")];
  await add(id, [...added, line(one, "4S N -2")]);
  for (const device of [laptop, phone]) {
    const page = await director(t, device === laptop ? `#/events/${id}/desk` : `#/events/${id}/standings`, device);
    if (device === phone) await page.locator("button.enter").tap();
    await page.locator(".recent li").nth(4).waitFor();
    const ends = await page.locator(".recent li").evaluateAll((all) =>
      all.map((li) => {
        const points = li.querySelector(".num");
        const end = points && Math.abs(li.getBoundingClientRect().right - points.getBoundingClientRect().right) < 1;
        return [li.title, points?.textContent, end, li.className === "void"];
      }),
    );
    assert.deepEqual(ends, [
      [line(one, "4S N -2"), "−100", true, false],
      [line(four, "ave/ave"), undefined, null, false],
      [line(three, "pass"), "0", true, false],
      [line(two, "3NT E +1"), "−430", true, false],
      [line(one, "4S N ="), "+420", true, true],
    ]);
    await until(() => page.evaluate(misfits), []);
  }
});

test("what came last is said in words, whatever it is, in the language of the reader", async (t) => {
  const id = await mitchell();
  await add(id, [
    "board 1: NS1 EW1 4S N =",
    "board 1: NS1 EW1 void",
    "penalty NS3 25% slow play",
    "pair EW2 Una Quill & Vic Reed",
  ]);
  const last = async (page) =>
    (await page.locator(".recent li > span:nth-child(2)").allInnerTexts()).map((one) => one.replace(/\s+/g, " "));
  const lines = [
    "penalty NS3 void",
    "carryover EW4 3.5",
    "set neuberg off",
    "unplayed round 5 by NS2 ave-/ave+",
    "# the cards of board 3 were seen",
    "winners 2",
  ];
  const english = await director(t, `#/events/${id}/desk`);
  await english.locator(".recent li").nth(4).waitFor();
  assert.deepEqual((await last(english)).slice(0, 3), [
    "E-W 2: Una Quill & Vic Reed",
    "N-S 3, Nora3 Ash & Stan3 Birch: penalty 25% of a top, slow play",
    "Table 1, board 1: taken back Nora1 Ash & Stan1 Birch – Eda1 Cole & Walt1 Drake corrects line 15",
  ]);
  const polish = await director(t, `#/events/${id}/desk`, { ...laptop, locale: "pl" });
  for (const line of lines) {
    await add(id, [line]);
    for (const page of [english, polish])
      await page.waitForFunction((title) => document.querySelector(".recent li")?.title === title, line);
    for (const page of [english, polish]) {
      await page.locator(".recent li .line-words").first().waitFor();
      assert.equal(await page.locator(".recent li code").count(), 0, line);
    }
  }
  assert.deepEqual(await last(english), [
    "Two winners",
    "Note: the cards of board 3 were seen",
    "Boards without a result, Round 5, N-S 2, Nora2 Ash & Stan2 Birch: ave-/ave+",
    "Boards with fewer results: not adjusted",
    "E-W 4, Eda4 Cole & Walt4 Drake: carry-over 3.5",
  ]);
  const [winners, note, rest, neuberg, added] = await last(polish);
  assert.deepEqual(
    [winners, note, added],
    ["Dwóch zwycięzców", "Uwaga: the cards of board 3 were seen", "E-W 4, Eda4 Cole & Walt4 Drake: carry-over 3,5"],
  );
  assert.match(rest, /^Rozdania bez wyniku, Runda 5, N-S 2, Nora2 Ash & Stan2 Birch: /);
  assert.doesNotMatch(neuberg, /Boards|adjusted/);
  await choose(polish, { language: "fr" });
  await until(async () => (await last(polish))[4], /^E-O 4, Eda4 Cole & Walt4 Drake : /); // with a blank before the colon
});

test("tools come in their order, however late the log: none is where another was", async (t) => {
  const id = await swissTeams(host, "late-tools");
  for (const options of [laptop, phone]) {
    const page = await director(t, "#/nowhere", options);
    let answer;
    const held = new Promise((done) => (answer = done));
    await page.route(new RegExp(`/events/${id}/log(\\?|$)`), async (route) => {
      await held;
      await route.continue();
    });
    // All names that have been at a place: [[first], [second], ...].
    await page.evaluate(() => {
      window.places = [];
      new MutationObserver(() =>
        document.querySelectorAll(".desk-tools .button").forEach((one, i) => {
          const at = (window.places[i] ??= []);
          if (!at.includes(one.textContent.trim())) at.push(one.textContent.trim());
        }),
      ).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(`${host.address}#/events/${id}/desk`);
    await page.locator(".desk-table").first().waitFor();
    const names = ["Ruling", "Draw the next round", "Table codes", "After play"];
    if (options === phone) names.unshift("Enter a result");
    const where = () =>
      page.locator("[data-tool=rule]").evaluate((one) => {
        const [{ x, y, width }, around] = [one, one.parentElement].map((e) => e.getBoundingClientRect());
        return [x - around.x, y - around.y, width];
      });
    const before = await where();
    answer();
    await page.locator('.desk-tools[aria-busy="false"]').waitFor();
    await until(
      () => page.evaluate(() => window.places),
      names.map((name) => [name]),
    );
    assert.deepEqual(await where(), before);
  }
});
