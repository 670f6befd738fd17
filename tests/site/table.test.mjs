// Phones at the tables, the clock and the wall, with a server behind them: several phones at once, lost networks, revoked codes.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { club } from "./club.mjs";
import { brokenWords, contrasts, misfits, overlaps, small } from "./looks.mjs";
import { begin, choose, recolour, stored, until } from "./pages.mjs";
import { button, confirm, enter, faults, tap } from "./phones.mjs";
import { build, laptop, phone, pick, watch } from "./site.mjs";
import { lines, pairs, screens } from "./tables.mjs";

const { host: server, browser } = await begin(() => club({ options: ["--site", `${build}/site`] }));

// ---- Hands -----------------------------------------------------------------------------------------------------------------

/** Secrets of tables of a new event. */
async function evening(id, tables, more = []) {
  await server.make(id, [...lines, ...more].join("\n"));
  const answer = await server.api(`events/${id}/tables`, { tables: tables.map(String) });
  return answer.tables.map(({ secret }) => secret);
}

/** Opens a table by its code. `errors` has all errors of the page, except that a club shows no results. */
async function open(secret, options = phone) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.errors = watch(page);
  page.taps = 0;
  await page.goto(`${server.address}#/table/${secret}`);
  return page;
}

/** Results of a whole round of the five tables: in round r, table t has E-W pair t - r + 1 and board set t + r - 1. */
const roundOf = (n) =>
  [1, 2, 3, 4, 5].flatMap((table) =>
    [1, 2, 3].map((i) => `board ${((table + n - 2) % 5) * 3 + i}: NS${table} EW${((table - n + 5) % 5) + 1} 3NT N =`),
  );

const results = async (id) => (await server.log(id)).slice(lines.length).sort();

// ---- A round ---------------------------------------------------------------------------------------------------------------

test("the other side confirms on its own phone, or says no", async () => {
  const [secret] = await evening("two-phones", [1]);
  const [north, east] = await Promise.all([open(secret), open(secret)]);
  await enter(north, 1, "4S S =");
  await button(east, "Confirm board 1").waitFor();
  await tap(east, "Confirm board 1");
  await tap(east, "No, change it");
  await pick(east, "4S S +1");
  await tap(east, "Next");
  await tap(east, "Leave the lead out");
  await confirm(east);
  await until(() => results("two-phones"), ["board 1: NS1 EW1 4S S +1"]);
  await Promise.all([north.context().close(), east.context().close()]);
});

test("a contract that is picked survives a reload; Back goes one step back", async () => {
  const [secret] = await evening("begun", [1]);
  const page = await open(secret);
  await tap(page, "Enter board 1");
  await page.getByRole("button", { name: "3 notrump" }).click();
  await page.getByRole("button", { name: /^East/ }).click();
  await page.reload();
  await tap(page, "Continue board 1");
  await page.getByText("How many tricks?").waitFor();
  await page.goBack();
  await tap(page, "Continue board 1");
  await button(page, "made with 1 over").click();
  // First names, as on the compass: the sentence takes one line.
  const said = page.locator(".slip-words p").first();
  await until(() => said.innerText(), "3NT by Kit, made with 1 over");
  assert.ok((await said.evaluate((line) => line.offsetHeight / parseFloat(getComputedStyle(line).lineHeight))) < 1.5);
  await tap(page, "Next");
  await page.getByRole("heading", { name: /lead\?/ }).waitFor();
  await page.goBack();
  await tap(page, "Next");
  await tap(page, "Leave the lead out");
  await confirm(page);
  await until(() => results("begun"), ["board 1: NS1 EW1 3NT E +1"]);
  await page.reload();
  await button(page, "Enter board 2").waitFor();
  // "3NT E +1" stands on one line.
  const row = page.getByRole("button", { name: /^Board 1/ }).locator("b");
  const height = await row.evaluate((line) => line.getBoundingClientRect().height);
  assert.ok(height < 30, `${height}`);
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("a result that is in can be changed in its round; later the director is asked", async () => {
  const [secret] = await evening("change", [1]);
  const page = await open(secret, { ...phone, ...stored });
  await enter(page, 1, "4S S =");
  await confirm(page);
  await until(() => results("change"), ["board 1: NS1 EW1 4S S ="]);
  await page.goto(`${server.address}#/table`);
  await page.reload();
  await page.getByRole("button", { name: /^Board 1/ }).click();
  await pick(page, "4S S +1");
  await tap(page, "Next");
  await tap(page, "Leave the lead out");
  await confirm(page);
  await until(() => results("change"), ["board 1: NS1 EW1 4S S +1", "board 1: NS1 EW1 4S S ="]);
  for (const board of [2, 3]) {
    await enter(page, board, "pass");
    await confirm(page);
  }
  await tap(page, "End of the round");
  await tap(page, "Start round 2");
  // The players at this table have played two rounds, at two tables; their results are not shown.
  await tap(page, "Something wrong in an earlier round?");
  await page.getByText("Round 1, table 5").waitFor();
  assert.doesNotMatch(await page.locator("main").innerText(), /♠|NT/);
  await page.locator(".earlier-round", { hasText: "table 1" }).getByRole("button", { name: "Board 2" }).click();
  await pick(page, "1NT N =");
  await tap(page, "Ask");
  await page.getByText("The director knows").waitFor();
  const calls = async () =>
    (await server.api("events/change/calls")).calls.map(({ board, result, round, at }) => [board, result, round, at]);
  await until(calls, [[2, "1NT N =", 1, "1"]]);
  await until(async () => (await results("change")).length, 4);
  // Two rounds later it can still be asked for, and without a network.
  const play = (n) => server.api("events/change/log", { lines: roundOf(n) });
  for (const n of [2, 3]) assert.equal((await play(n)).error, undefined);
  await page.reload();
  await page.getByText("Round 4 of 5").waitFor();
  await page.context().setOffline(true);
  await tap(page, "Something wrong in an earlier round?");
  await page.locator(".earlier-round", { hasText: "Round 3, table 1" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Passed out" }).click();
  await tap(page, "Ask");
  await page.getByText("1 entry waiting").waitFor();
  await page.context().setOffline(false);
  await until(async () => (await calls()).length, 2);
  await until(async () => (await calls())[1].slice(1), ["pass", 3, "1"]);
  await page.context().close();
});

test("what everybody else has the other way round is questioned before it is confirmed", async () => {
  const more = ["board 1", "NS2 EW2 4S N = forced", "NS3 EW3 4S N +1 forced"];
  const [secret] = await evening("sign", [1], more);
  const page = await open(secret);
  await enter(page, 1, "4S E =");
  const question = page.getByText("All 2 other tables have a score for North-South");
  await question.waitFor();
  const [asked, foot] = await Promise.all([question.boundingBox(), page.locator(".foot").boundingBox()]);
  assert.ok(asked.y + asked.height <= foot.y, "the question is in sight");
  await tap(page, "No, change it");
  await button(page, "Next").waitFor();
  await page.context().close();
});

test("a lead that the hand does not have is questioned", async () => {
  const deal = "deal N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
  const [secret] = await evening("lead", [1], ["board 1", deal]);
  const page = await open(secret);
  await enter(page, 1, "7S N =", "SA");
  await page.getByText("did not hold this card").waitFor();
  await page.context().close();
});

test("after the confirmation the other results are shown, with the own one marked; or not, if the club hides them", async () => {
  const others = ["board 1", "NS5 EW4 4S N +1", "NS4 EW2 4S S -1"];
  const [shown] = await evening("shown", [1], others);
  const page = await open(shown);
  await enter(page, 1, "4S S =");
  await confirm(page);
  await page.locator(".so-far .mine").waitFor();
  await until(() => page.locator(".so-far .mine").innerText(), /Ann Lee & Bo Park[^]*\+420[^]*50/);
  await until(() => page.locator(".so-far tbody tr").count(), 3);
  await until(() => page.locator(".heroic").innerText(), /50\s*%/);
  await page.context().close();
  const [hidden] = await evening("hidden", [1], ["set show-results end", ...others]);
  const second = await open(hidden);
  await enter(second, 1, "4S S =");
  const answered = second.waitForResponse(/table\/boards\/1/);
  await confirm(second);
  await answered;
  await second.waitForTimeout(200);
  assert.doesNotMatch(await second.locator("main").innerText(), /450|−50|Elm/);
  await second.context().close();
});

// ---- Without a network -----------------------------------------------------------------------------------------------------

test("a round without a network: results wait, survive a reload, are sent once and in their order", async () => {
  const [secret] = await evening("offline", [2]);
  const page = await open(secret, { ...phone, ...stored });
  await button(page, "Enter board 4").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  for (const [n, board] of [4, 5].entries()) {
    await enter(page, board, "3NT N +1", "SA");
    await confirm(page);
    await page.getByText(n === 0 ? "1 entry waiting" : "2 entries waiting").waitFor();
  }
  await page.reload();
  await page.getByText("2 entries waiting").waitFor();
  await until(() => page.locator(".board-rows").innerText(), /not sent yet[^]*not sent yet/);
  await enter(page, 6, "pass");
  await confirm(page);
  await tap(page, "End of the round");
  await page.getByText("Move to table 3 East-West").waitFor();
  await until(() => page.locator("main").innerText(), new RegExp(`${pairs[1].split(" & ")[0]}.*stay here`));
  assert.deepEqual(await results("offline"), []);
  await page.context().setOffline(false);
  const wanted = ["board 4: NS2 EW2 3NT N +1 lead SA", "board 5: NS2 EW2 3NT N +1 lead SA", "board 6: NS2 EW2 pass"];
  await until(async () => (await server.log("offline")).slice(lines.length), wanted);
  await page.getByText("entries waiting").waitFor({ state: "detached" });
  await tap(page, "Start round 2");
  await page.getByText("Round 2 of 5").waitFor();
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("the other results of a board appear when a result that waited is sent", async () => {
  const [secret] = await evening("late-look", [1], ["board 1", "NS5 EW4 4S N +1"]);
  const page = await open(secret, { ...phone, ...stored });
  await button(page, "Enter board 1").waitFor();
  await page.context().setOffline(true);
  await enter(page, 1, "4S N =", "H2");
  await confirm(page);
  await page.getByText("1 entry waiting").waitFor();
  assert.equal(await page.getByText(pairs[4]).count(), 0);
  await page.context().setOffline(false);
  await page.getByText(pairs[4]).waitFor();
  await page.context().close();
});

test("an answer that is lost does not store a result twice", async () => {
  const [secret] = await evening("answer", [1]);
  const page = await open(secret);
  let lost = 0;
  await page.route("**/api/v1/table/results", async (route) => {
    await route.fetch();
    if (lost++ === 0) await route.abort();
    else await route.fallback();
  });
  await enter(page, 1, "4S S =");
  await confirm(page);
  await page.getByText("1 entry waiting").waitFor();
  await page.getByText("1 entry waiting").waitFor({ state: "detached" });
  await until(() => results("answer"), ["board 1: NS1 EW1 4S S ="]);
  await page.context().close();
});

test("a board that another phone has entered meanwhile is refused with the reason, and nothing is overwritten", async () => {
  const [secret] = await evening("meanwhile", [1]);
  const page = await open(secret, { ...phone, ...stored });
  await button(page, "Enter board 1").waitFor();
  await page.context().setOffline(true);
  await enter(page, 1, "4S S =");
  await confirm(page);
  await fetch(`${server.address}api/v1/table/results`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-table-secret": secret },
    body: JSON.stringify({ board: 1, result: "4S S -1" }),
  });
  await page.context().setOffline(false);
  await page.getByText("Board 1 was not accepted").waitFor();
  await page.getByText("board 1 has a result already").waitFor();
  await tap(page, "I have seen it");
  await until(() => results("meanwhile"), ["board 1: NS1 EW1 4S S -1"]);
  await page.context().close();
});

// ---- Codes and calls -------------------------------------------------------------------------------------------------------

test("a code that was revoked opens nothing, and a phone without a code is told what to do", async () => {
  const [secret] = await evening("revoked", [1]);
  const page = await open(secret);
  await button(page, "Enter board 1").waitFor();
  await server.api("events/revoked/tables/revoke", { tables: ["1"] });
  await page.reload();
  await page.getByText("This code is no longer valid").waitFor();
  await page.context().close();
  const stranger = await open("");
  await stranger.getByText("Which table is it?").waitFor();
  await stranger.context().close();
});

test("the next round that is started while an answer is lost starts when the next one comes", async () => {
  const [secret] = await evening("start", [1]);
  const page = await open(secret);
  const answers = /api\/v1\/table(\/room)?$/;
  for (const board of [1, 2, 3]) {
    await button(page, `Enter board ${board}`).waitFor();
    if (board === 3) await page.route(answers, (route) => route.abort());
    await enter(page, board, "1NT N =");
    await confirm(page);
  }
  await until(async () => (await results("start")).length, 3);
  await tap(page, "End of the round");
  const lost = page.waitForEvent("requestfailed");
  await tap(page, "Start round 2");
  await lost;
  await page.unroute(answers);
  await page.getByText("Round 2 of 5").waitFor();
  await page.context().close();
});

test("a call for the director is noted, even offline, answered, and taken back", async () => {
  const [secret] = await evening("call", [3]);
  const page = await open(secret, { ...phone, ...stored });
  const calls = async () => (await server.api("events/call/calls")).calls.map(({ table, about }) => [table, about]);
  await button(page, "Enter board 7").waitFor();
  await page.context().setOffline(true);
  await tap(page, "Director");
  await page.getByText("Your call is noted").waitFor();
  assert.deepEqual(await calls(), []);
  await page.context().setOffline(false);
  await page.getByText("The director knows").waitFor();
  await tap(page, "Revoke");
  await until(calls, [["3", "revoke"]]);
  await server.api("events/call/calls", { table: "3", state: "answered" });
  await page.getByText("The director is coming").waitFor();
  await tap(page, "No longer needed");
  await until(calls, []);
  await button(page, "Enter board 7").waitFor();
  await page.context().close();
});

// ---- The clock and the wall ------------------------------------------------------------------------------------------------

test("the wall shows the clock, the standings and the next round, and follows the director", async () => {
  await evening("wall", [1], ["board 1", "NS1 EW1 4S N =", "NS5 EW4 4S N +1"]);
  const page = await (await browser.newContext(laptop)).newPage();
  const errors = watch(page);
  await page.goto(`${server.address}wall/wall`);
  await page.getByText("not started yet").waitFor();
  await page.getByRole("heading", { name: "North-South" }).waitFor();
  await server.api("events/wall/clock", { action: "start", minutes_board: 8 });
  await page.getByText("Round 1 of 5").waitFor();
  const left = await page.getByRole("timer").innerText();
  assert.match(left, /^2[34]:[0-5]\d$/);
  await page.getByText("Next, round 2").waitFor();
  await until(() => page.locator(".wall-next li").first().innerText(), /Lee & Park\s+Quill & Reed\s+boards 4–6/);
  await server.api("events/wall/clock", { action: "add", minutes: -21 });
  await page.getByText("Please start no new board now.").waitFor();
  await server.api("events/wall/clock", { action: "pause" });
  await page.getByText("The clock is stopped.").waitFor();
  await server.stop("SIGKILL");
  await server.start();
  await page.reload();
  await page.getByText("The clock is stopped.").waitFor();
  await server.api("events/wall/clock", { action: "move" });
  await page.getByText("please move to the next table").waitFor();
  await until(() => page.evaluate(misfits), []);
  await until(() => page.evaluate(contrasts), []);
  assert.deepEqual(
    errors.filter((text) => !/ERR_|Failed to load/.test(text)),
    [],
  );
  await page.context().close();
});

test("the wall of an event that is not there says so, in a box as high as its text", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.address}wall/nothing-of-the-kind`);
  const said = page.getByRole("alert");
  await until(() => said.innerText(), "There is no event with that name.");
  assert.ok((await said.boundingBox()).height < 120);
  await page.close();
});

test("the wall and the table cards fetch their own looks, and not those of a director", async () => {
  await evening("looks", [1]);
  const looksOf = async (path, there) => {
    const page = await (await browser.newContext(laptop)).newPage();
    const styles = [];
    page.on("request", (request) => styles.push(/\/([a-z]+)-\w+\.css$/.exec(request.url())?.[1]));
    await page.goto(`${server.address}${path}`);
    await page.locator(there).first().waitFor();
    await page.context().close();
    return styles.filter(Boolean).sort();
  };
  assert.deepEqual(await looksOf("wall/looks", ".wall-next li"), ["first", "room", "style"]);
  assert.deepEqual(await looksOf("#/cards/looks", ".cards-make button"), ["first", "room", "style"]);
});

test("before the first result the wall shows where everybody sits", async () => {
  await evening("seats", [1]);
  const page = await (await browser.newContext(laptop)).newPage();
  await page.goto(`${server.address}wall/seats`);
  const seats = page.locator(".wall-next");
  await seats.getByRole("heading", { name: "Seats, round 1" }).waitFor();
  await until(() => seats.locator("li").first().innerText(), /Lee & Park\s+Gray & Heath\s+boards 1–3/);
  await server.api("events/seats/clock", { action: "start", minutes_board: 8 });
  await page.getByText("time left").waitFor();
  await seats.getByRole("heading", { name: "Seats, round 1" }).waitFor();
  await server.api("events/seats/log", { lines: ["board 1: NS1 EW1 4S N ="] });
  await seats.getByRole("heading", { name: "Next, round 2" }).waitFor();
  await page.context().close();
});

test("the wall shows all contestants and all tables in turn", async () => {
  const names = Array.from({ length: 30 }, (_, i) => `pair ${i + 1} Ada N${i + 1} & Bea M${i + 1}`);
  await server.make(
    "turns",
    ["event Turns", "winners 1", "movement mitchell tables 15 boards 30", ...names].join("\n"),
  );
  const [{ schedule }] = (await server.api("events/turns/schedule")).sessions;
  const results = schedule.flatMap(({ ns, ew, boards }) => boards.map((board) => `board ${board}: ${ns} ${ew} 4S N =`));
  await server.api("events/turns/log", { lines: results.slice(0, 60) });
  const page = await (await browser.newContext(laptop)).newPage();
  await page.clock.install();
  await page.goto(`${server.address}#/wall/turns`);
  await page.locator(".wall-next li").first().waitFor();
  const seen = { tables: new Set(), ranked: new Set() };
  for (let n = 0; n < 4; n++) {
    for (const text of await page.locator(".wall-next li b").allInnerTexts()) seen.tables.add(text);
    for (const text of await page.locator(".wall-list li bdi").allInnerTexts()) seen.ranked.add(text);
    await page.clock.fastForward(12000);
  }
  assert.equal(seen.tables.size, 15);
  assert.equal(seen.ranked.size, 30);
  await page.context().close();
});

test("the director makes codes and prints them; a code opens its table", async () => {
  await evening("cards", [1]);
  const page = await (await browser.newContext(laptop)).newPage();
  const errors = watch(page);
  const [name, value] = server.headers.cookie.split("=");
  await page.context().addCookies([{ name, value, url: server.address }]);
  await page.goto(`${server.address}#/cards/cards`);
  const [answer] = await Promise.all([
    page.waitForResponse(/\/tables$/),
    button(page, "Make the codes of 5 tables").click(),
  ]);
  await page.getByRole("img", { name: "The code of table 5" }).waitFor();
  const { tables } = await answer.json();
  // A camera would read the link of the table: the modules are those of its code.
  const { encode } = await import(join(build, "node/node_modules/uqr/dist/index.mjs"));
  for (const [n, { secret }] of tables.entries()) {
    const { data } = encode(`${server.address}#/table/${secret}`, { ecc: "L", border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
    await until(() => page.locator(".table-card .qr path").nth(n).getAttribute("d"), dark);
  }
  const table = await open(tables[4].secret);
  await button(table, "Enter board 13").waitFor();
  await table.context().close();
  await until(() => page.evaluate(misfits), []);
  await until(() => violations(page), []);
  const stranger = await (await browser.newContext(laptop)).newPage();
  await stranger.goto(`${server.address}#/cards/cards`);
  await button(stranger, "Make the codes of 5 tables").click();
  await stranger.getByRole("dialog").waitFor();
  assert.deepEqual(errors, []);
  await Promise.all([page.context().close(), stranger.context().close()]);
});

// ---- Everybody can use it --------------------------------------------------------------------------------------------------

const languages = ["en", "fr", "de", "nl", "pl", "es", "it", "sv"];

test("on any screen, in any language, nothing is clipped, too small or too faint; in German, at 200 %, nothing stands out; axe finds nothing", async () => {
  const [secret] = await evening("look", [1]);
  const page = await open(secret, { ...phone, locale: "en", reducedMotion: "reduce" });
  const enlarge = (size) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  await screens(page, async (name) => {
    for (const [n, language] of languages.entries()) {
      await choose(page, { language });
      await recolour(page, n % 2 ? "dark" : "light");
      for (const fault of [misfits, overlaps, contrasts, small])
        await until(() => page.evaluate(fault), [], `${language} ${name}: ${fault.name}`);
      if (language === "en") await until(() => violations(page), [], `${name}: axe`);
      if (language !== "de") continue;
      await enlarge("200%");
      for (const fault of [misfits, overlaps]) await until(() => page.evaluate(fault), [], `${name}: at 200 %`);
      await until(() => page.evaluate(brokenWords, 9), [], `${name}: words at 200 %`);
      await enlarge("");
    }
  });
  await page.context().close();
});

test("a board is entered and confirmed by the keyboard alone", async () => {
  const [secret] = await evening("keys", [1]);
  const page = await open(secret, laptop);
  await button(page, "Enter board 1").waitFor();
  const reach = async (name) => {
    for (let n = 0; n < 60; n++) {
      if (
        await button(page, name)
          .evaluate((e) => e === document.activeElement)
          .catch(() => false)
      )
        break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await reach("Enter board 1");
  await reach("Passed out");
  await reach("Next");
  await button(page, "Yes, that is right").waitFor();
  await reach("Yes, that is right");
  await until(() => results("keys"), ["board 1: NS1 EW1 pass"]);
  await page.context().close();
});
