// Setting an event up by clicking: movements, members, the door, and who plays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, commandAlone, director, host, idOf, logged, schedule, stranger } from "./director.mjs";
import { swissTeams } from "./evening.mjs";
import { contrasts, misfits } from "./looks.mjs";
import { choose, recolour, tabTo, until, untilTrue } from "./pages.mjs";
import { phone } from "./site.mjs";

const box = (page) => page.getByRole("dialog");

test("before anybody is named, another movement is one tap; with names, what it does is shown first", async (t) => {
  const page = await director(t, "#/events");
  const id = await begin(page, { title: "Changed", count: 10 });
  const first = (await host.log(id)).at(-1);
  await page
    .locator(".move:not(.on)")
    .first()
    .getByRole("button", { name: /^Choose/ })
    .click();
  const second = (await logged(id, "movement void")).at(-1);
  assert.notEqual(first, second);
  const key = await page.locator(".place").first().getAttribute("data-key");
  await page.locator(".place input").first().fill("Ann Lee");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bo Park");
  await page.keyboard.press("Enter");
  await logged(id, `pair ${key} Ann Lee & Bo Park`);
  // One pair more: the movement for 11 is chosen, and the name stays.
  const { winners } = await host.api(`events/${id}`);
  await page.getByRole("button", { name: "Add pair 11" }).click();
  await page.locator('.moves-list[aria-busy="false"] .chip').first().waitFor();
  // With as many boards as were chosen before.
  const most = async () => {
    const each = {};
    for (const { ns, ew, boards } of (await schedule(id)).schedule)
      for (const who of ns && ew ? [ns, ew] : []) each[who] = (each[who] ?? 0) + boards.length;
    return String(Math.max(...Object.values(each)));
  };
  const shown = page.getByLabel("Boards", { exact: true });
  await until(() => shown.inputValue(), await most());
  const proposed = async () =>
    commandAlone("movement", "--pairs", "11", "--boards", await shown.inputValue()).proposals;
  let proposals = await proposed();
  const at = proposals.findIndex((one) => one.winners === winners);
  if (at > 2) await page.getByRole("button", { name: /more$/ }).click();
  await page
    .locator(".move")
    .nth(at)
    .getByRole("button", { name: /^Choose/ })
    .click();
  await until(() => box(page).innerText(), /movement void/);
  await box(page).getByRole("button", { name: "Change the movement" }).click();
  await logged(id, proposals[at].line);
  await page.locator(".place").nth(10).waitFor();
  await until(() => page.locator(`.place[data-key="${key}"] input`).first().inputValue(), "Ann Lee");
  proposals = await proposed();
  await page.locator(`.moves-list[aria-busy="false"]`).waitFor();
  // Another number of winners numbers the players in another way: that is a new event with the same names.
  const other = proposals.findIndex((one) => one.winners !== winners);
  if (other > 2 && (await page.getByRole("button", { name: /more$/ }).count()))
    await page.getByRole("button", { name: /more$/ }).click();
  await page
    .locator(".move")
    .nth(other)
    .getByRole("button", { name: /^Choose/ })
    .click();
  await box(page).getByRole("button", { name: "Begin again" }).click();
  await page.waitForFunction((before) => !location.hash.includes(`/${before}/`), id);
  const again = await host.log(await idOf(page));
  assert.ok(again.includes(proposals[other].line));
  assert.equal(again.filter((line) => /^pair \S+ Ann Lee & Bo Park$/.test(line)).length, 1);
  assert.ok(!again.includes("movement void"));
});

const sixPairs = ["Lee & Park", "Dunn & Eck", "Ash & Birch", "Cole & Drake", "Elm & Frost", "Gray & Heath"];

test("from a Swiss, in which nobody has a place, to a Mitchell with two winners: each pair is there once", async (t) => {
  const names = sixPairs.map((pair, i) => `pair ${i + 1} ${pair}`);
  await host.make("no-places", ["event No places", "movement swiss pairs 6 rounds 3 sets 4", ...names].join("\n"));
  const page = await director(t, "#/events/no-places/setup");
  const mitchell = page.locator(".move", { hasText: /Mitchell/ }).first();
  await mitchell.getByRole("button", { name: /^Choose/ }).click();
  await box(page).getByRole("button", { name: "Begin again" }).click();
  await page.waitForFunction(() => !location.hash.includes("/no-places/"));
  const named = (await host.log(await idOf(page))).filter((line) => line.startsWith("pair "));
  assert.deepEqual(named.map((line) => line.replace(/^pair \S+ /, "")).sort(), [...sixPairs].sort());
});

test("teams are listed once each, by number, though each sits at two tables", async (t) => {
  const id = await swissTeams(host, "listed-once");
  const page = await director(t, `#/events/${id}/setup`);
  await page.locator(".place").nth(8).waitFor();
  const keys = await page.locator(".place").evaluateAll((all) => all.map((one) => one.dataset.key));
  assert.deepEqual(keys, ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  // Opponents are drawn from round to round: there is no picture of that, and nothing to explain.
  await page.locator(".move.words-only").first().waitFor();
  assert.equal(await page.locator(".move .no-picture").count(), 0);
  assert.ok(!(await page.locator(".picture-key").isVisible()) || (await page.locator(".move .fairness").count()) > 0);
});

test("players sign in at the door with a phone; the director seats them; numbers become names, and no list is public", async (t) => {
  await host.api("members", { rows: ["301\tIda Elm", "302\tJo Frost"] });
  const page = await director(t, "#/events");
  const id = await begin(page, { title: "Door", count: 6 });
  await page.getByRole("button", { name: "Make the code" }).click();
  const link = await page.getByRole("link", { name: "Open the page" }).getAttribute("href");
  const guest = await stranger(t, link.slice(link.indexOf("#")), phone);
  await guest.getByRole("heading", { name: "Who are you?" }).waitFor();
  await until(() => guest.evaluate(misfits), []);
  await guest.getByLabel("Player 1").fill("301");
  await guest.getByLabel("Player 2").fill("Kit Gray");
  await guest.getByRole("button", { name: "We are here" }).tap();
  await guest.getByText("The director has been told.").waitFor();
  await guest.getByText("301 & Kit Gray").waitFor();
  assert.doesNotMatch(await guest.locator("body").innerText(), /Ida Elm/);
  await page.getByText("Ida Elm & Kit Gray").waitFor();
  await page.getByRole("button", { name: "Seat", exact: true }).click();
  const last = async () => (await host.log(id)).at(-1);
  await until(last, /^pair \S+ Ida Elm & Kit Gray$/);
  const [, key] = /^pair (\S+) /.exec(await last());
  await guest.getByText(`Pair ${key}`).waitFor();
  await page.getByRole("button", { name: "Close the door" }).click();
  await guest.getByText("This code is no longer valid").waitFor();
  const unknown = await stranger(t, "#/door/pairs/nonsense", phone);
  await unknown.getByText("This code is no longer valid").waitFor();
});

test("the same as last time: one by one, or all of them", async (t) => {
  await host.make(
    "last-week",
    "event Last week\nscoring matchpoints\npair 1 Abe Ash & Bea Birch\npair 2 Cy Cole & Di Drake\npair 3 Ed Elm & Flo Frost\n",
  );
  const page = await director(t, "#/events");
  const id = await begin(page, { title: "This week", count: 6 });
  await page.getByLabel("Who played in").selectOption("last-week");
  await page.getByRole("button", { name: "Cy Cole & Di Drake" }).click();
  await page.getByRole("button", { name: "Take all 2" }).click();
  await page.getByText("All of them are here.").waitFor();
  const named = (await host.log(id)).filter((line) => line.startsWith("pair "));
  assert.deepEqual(
    named.map((line) => line.replace(/^pair \S+ /, "")),
    ["Cy Cole & Di Drake", "Abe Ash & Bea Birch", "Ed Elm & Flo Frost"],
  );
});

test("more people than places: those without a place are named, stay on the list, and get a place when there is one", async (t) => {
  const people = Array.from({ length: 9 }, (_, i) => `Una${i} Quill & Vic${i} Reed`);
  await host.make("many", ["event Many", ...people.map((names, i) => `pair ${i + 1} ${names}`)].join("\n"));
  const page = await director(t, "#/events");
  const id = await begin(page, { title: "Eight places", count: 8 });
  const seated = async () =>
    (await host.log(id)).filter((line) => line.startsWith("pair ")).map((line) => line.replace(/^pair \S+ /, ""));
  await page.getByLabel("Who played in").selectOption("many");
  await page.getByRole("button", { name: "Take all 9" }).click();
  const left = page.locator(".unseated");
  await left.getByText("1 without a place").waitFor();
  await left.getByText("All places are taken").waitFor();
  await until(() => left.locator("li b").allInnerTexts(), [people[8]]);
  await until(seated, people.slice(0, 8));
  // A list that is pasted is no different; and a reload loses nobody.
  await page.getByRole("button", { name: "Paste a list" }).click();
  await box(page).getByRole("textbox").fill("Wyn Stone & Xan Thorn\n");
  await box(page).getByRole("button", { name: "Take this one" }).click();
  await left.getByText("2 without a place").waitFor();
  await page.reload();
  await until(() => left.locator("li b").allInnerTexts(), [people[8], "Wyn Stone & Xan Thorn"]);
  await untilTrue(() => left.getByRole("button", { name: "Seat" }).first().isDisabled());
  // One is removed; a place that becomes free is for the other.
  await left.getByRole("button", { name: "Remove: Wyn Stone & Xan Thorn" }).click();
  await left.getByText("1 without a place").waitFor();
  const place = page.locator(".place").first();
  for (const field of await place.getByRole("combobox").all()) await field.fill("");
  await page.locator(".moves-head h2").first().click();
  await left.getByRole("button", { name: "Seat" }).click();
  await left.waitFor({ state: "detached" });
  await until(async () => (await seated()).at(-1), people[8]);
});

test("members: added, changed, removed, read from a spreadsheet and saved as one; strangers see none", async (t) => {
  const page = await director(t, "#/members");
  await page.getByRole("button", { name: "Add a member" }).click();
  await box(page).getByLabel("Name").fill("Una Quill");
  await box(page).getByLabel("Number").fill("777");
  await box(page).getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /Una Quill/ }).click();
  await box(page).getByLabel("Number").fill("778");
  await box(page).getByRole("button", { name: "Save" }).click();
  await page.getByText("778").waitFor();
  await page.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await box(page)
    .getByRole("textbox")
    .fill('No\tSurname\tFirst\tMail\n801\t"Reed, Vic"\t\tvic@example.org\n802\tStone\tWyn\t\n\t=2+5\n');
  await box(page).getByText("3 members were read").waitFor();
  await box(page).getByRole("button", { name: "Put them on the list" }).click();
  const listed = async () => {
    const { members } = await host.api("members");
    const find = (number) => members.find((one) => one.number === number);
    return [find("777"), find("778").name, find("801"), find("802").name];
  };
  await until(listed, [
    undefined,
    "Una Quill",
    { number: "801", name: "Vic Reed", mail: "vic@example.org" },
    "Stone Wyn",
  ]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const text = await (await (await saved).createReadStream()).toArray();
  const csv = Buffer.concat(text).toString();
  assert.match(csv, /^number,name,mail\n/);
  assert.match(csv, /\n801,Vic Reed,vic@example.org\n/);
  assert.match(csv, /\n,'=2\+5,\n/, "nothing that a spreadsheet computes");
  await page.getByLabel("Search by name or number").fill("quill");
  await until(() => page.locator(".member-rows li").count(), 1);
  await page.getByRole("button", { name: /Una Quill/ }).click();
  await box(page).getByRole("button", { name: "Remove" }).click();
  await box(page).waitFor({ state: "detached" });
  await untilTrue(async () => !(await host.api("members")).members.some(({ number }) => number === "778"));
  const other = await stranger(t, "#/members");
  await other.getByText("This page is for directors").waitFor();
  assert.doesNotMatch(await other.locator("body").innerText(), /Reed/);
});

test("a new event on a low laptop: the form stays together, the next step is in sight, and numbers stay in range", async (t) => {
  const page = await director(t, "#/new", { viewport: { width: 1366, height: 768 } });
  await page.locator('.moves-list[aria-busy="false"] .move').nth(3).waitFor();
  const next = page.locator(".setup-names > .big");
  const bottom = () => next.evaluate((one) => one.getBoundingClientRect().bottom);
  assert.ok((await bottom()) <= 768, `${await bottom()}`);
  const count = page.getByRole("spinbutton", { name: "Number of pairs" });
  const top = (place) => place.evaluate((one) => one.getBoundingClientRect().top);
  const fewer = page.getByRole("button", { name: "Number of pairs: one fewer" });
  assert.equal(Math.round(await top(fewer)), Math.round(await top(count)));
  for (const [typed, shown] of [
    ["0", "3"],
    ["999", "400"],
    ["", "400"],
    ["14", "14"],
  ]) {
    await count.fill(typed);
    await count.blur();
    await until(() => count.inputValue(), shown);
  }
});

test("what is ready before the first round, and what is not, has a mark each", async (t) => {
  await host.make("unready", "event Unready\nmovement mitchell tables 5 boards 15\npair NS1 Ann Lee & Bo Park");
  const page = await director(t, "#/events/unready/setup/start");
  await until(
    () => page.locator(".ready li").evaluateAll((all) => all.map((one) => one.textContent.trim()[0])),
    ["✓", "○", "○"],
  );
  const starts = await page
    .locator(".ready li span")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  assert.equal(new Set(starts).size, 1);
});

test("by keyboard alone: a new event from the list of events to its names", async (t) => {
  const page = await director(t, "#/events");
  await page.getByRole("link", { name: "Set up an event" }).waitFor();
  await tabTo(page, /Set up an event/);
  await page.keyboard.press("Enter");
  await page.getByLabel("Title").waitFor();
  await tabTo(page, /^Title/);
  await page.keyboard.type("Keys");
  await page.locator(".move").first().waitFor();
  await tabTo(page, /^Choose: /);
  await page.keyboard.press("Enter");
  await page.locator(".move.on").waitFor();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Shift+Tab");
    if (await page.evaluate(() => document.activeElement.textContent.includes("Next: who plays"))) break;
  }
  await page.keyboard.press("Enter");
  await page.locator(".names-grid").waitFor();
  await tabTo(page, /, player 1$/);
  await page.keyboard.type("Ann Lee");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bo Park");
  await page.keyboard.press("Enter");
  await logged(
    await idOf(page),
    `pair ${await page.locator(".place").first().getAttribute("data-key")} Ann Lee & Bo Park`,
  );
});

test("nothing stands out of a phone with large text, and everything can be read, light and dark, in every language", async (t) => {
  const page = await director(t, "#/new", { ...phone, locale: "en" });
  await page.locator(".move").first().waitFor();
  const enlarge = (size) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  for (const [n, language] of ["en", "de", "fr", "nl", "pl", "es", "it", "sv"].entries()) {
    await choose(page, { language });
    await recolour(page, n % 2 ? "dark" : "light");
    await enlarge("200%");
    await until(() => page.evaluate(misfits), [], `${language}: a new event`);
    await enlarge("");
    await until(() => page.evaluate(contrasts), [], `${language}: contrast`);
    assert.doesNotMatch(await page.locator("main").innerText(), /desk\./, "no word is missing");
  }
  await choose(page, { language: "en" });
  await host.make("looks", "event Looks\nmovement mitchell tables 3 boards 9\npair NS1 Ann Lee & Bo Park\n");
  for (const path of ["setup", "setup/start", "desk"]) {
    await page.goto(`${host.address}#/events/looks/${path}`);
    await page.locator(".place, .codes, .desk-table").first().waitFor();
    await enlarge("200%");
    await until(() => page.evaluate(misfits), [], path);
    await enlarge("");
  }
});
