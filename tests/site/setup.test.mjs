// Setting an event up by clicking: from nothing to a running evening, and what the command says about the same log.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  add,
  command,
  commandAlone,
  director,
  host,
  idOf,
  logged,
  resultsOf,
  schedule,
  stranger,
} from "./director.mjs";
import { contrasts, misfits } from "./looks.mjs";
import { field, tabTo } from "./pages.mjs";
import { laptop, phone } from "./site.mjs";

const pairs = Array.from({ length: 15 }, (_, i) => [`Ann${i + 1} Lee`, `Bo${i + 1} Park`]);
const box = (page) => page.getByRole("dialog");

/** From the list of events to the names of an event with so many. */
async function begin(page, { title, kind, count, boards, choose = 0 }) {
  await page.getByRole("link", { name: "Set up an event" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Date").fill("2026-11-19");
  if (kind) await page.getByRole("radio", { name: kind }).check();
  await page.getByLabel(/^Number of (pairs|teams|players)$/).fill(String(count));
  if (boards) await page.getByLabel("Boards", { exact: true }).fill(String(boards));
  const proposals = page.locator('.moves-list[aria-busy="false"] .move');
  await proposals
    .nth(choose)
    .getByRole("button", { name: /^Choose/ })
    .click();
  await page.getByRole("button", { name: "Next: who plays" }).click();
  await page.locator(".names-grid").waitFor();
  return idOf(page);
}

test("7 1/2 tables, from nothing to the first result, by clicking; the command proposes and scores the same", async (t) => {
  await host.api("members", { rows: ["17\tAnn1 Lee\tann@example.org", "18\tBo1 Park", "19\tZoë Ångström"] });
  const page = await director(t, "#/events");
  const id = await begin(page, { title: "Thursday Pairs", count: 15, boards: 26 });
  const [best] = commandAlone("movement", "--pairs", "15", "--boards", "26").proposals;
  assert.deepEqual(await host.log(id), ["event Thursday Pairs", "date 2026-11-19", "scoring matchpoints", best.line]);
  // Every place of the movement is on the page.
  const keys = await page.locator(".place").evaluateAll((all) => all.map((one) => one.dataset.key));
  assert.equal(keys.length, 15);
  assert.equal(new Set(keys).size, 15);
  // A number is a member's, and a name is completed; Enter goes on.
  await page.locator(".place input").first().focus();
  await page.keyboard.type("17");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bo1");
  await page.locator(".offered-names li:visible").first().waitFor();
  await page.keyboard.press("Enter");
  await logged(id, `pair ${keys[0]} Ann1 Lee & Bo1 Park`);
  // The others come from a spreadsheet.
  await page.getByRole("button", { name: "Paste a list" }).click();
  await box(page)
    .getByRole("textbox")
    .fill(
      pairs
        .slice(1)
        .map((names) => names.join("\t"))
        .join("\n"),
    );
  await box(page).getByRole("button", { name: "Take these 14" }).click();
  await logged(id, `pair ${keys[14]} ${pairs[14].join(" & ")}`);
  assert.equal((await host.log(id)).length, 4 + 15);
  // Places change by number.
  await page.getByRole("button", { name: `Move ${pairs[0].join(" & ")}` }).click();
  await box(page).getByLabel("Place").selectOption(keys[1]);
  await box(page).getByRole("button", { name: "Move", exact: true }).click();
  await logged(id, `pair ${keys[1]} ${pairs[0].join(" & ")}`);
  await logged(id, `pair ${keys[0]} ${pairs[1].join(" & ")}`);
  // And by dragging.
  await page.locator(`.place[data-key="${keys[0]}"] .place-key`).dragTo(page.locator(`.place[data-key="${keys[2]}"]`));
  await logged(id, `pair ${keys[2]} ${pairs[1].join(" & ")}`);
  // Codes, cards, start.
  await page.getByRole("link", { name: "Next: print and start" }).click();
  await page.getByText("Every place has a name.").waitFor();
  await page.getByRole("button", { name: /^Make codes for \d tables/ }).click();
  const tables = new Set((await schedule(id)).schedule.map(({ table }) => table)).size;
  await page
    .locator(".code-rows li")
    .nth(tables - 1)
    .waitFor();
  assert.equal(await page.locator(".print-tables .table-card .qr").count(), tables);
  const link = await page.locator(".code-rows a").first().getAttribute("href");
  const table = await fetch(`${host.address}api/v1/table`, { headers: { "x-table-secret": link.split("/").at(-1) } });
  assert.equal((await table.json()).now.round, 1);
  await page.getByRole("button", { name: "Start the first round" }).click();
  // Only tables with two pairs are on the map; the line has the focus, and takes a result.
  const rows = (await schedule(id)).schedule.filter(({ round, ns, ew }) => round === 1 && ns && ew);
  await page
    .locator(".desk-table")
    .nth(rows.length - 1)
    .waitFor();
  assert.equal(await page.locator(".desk-table").count(), rows.length);
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
  const [row] = rows;
  await field(page).fill(`board ${row.boards[0]}: ${row.ns} ${row.ew} 4S N =`);
  await page.keyboard.press("Enter");
  await logged(id, `board ${row.boards[0]}: ${row.ns} ${row.ew} 4S N =`);
  await page.locator(`.desk-table[data-table="${row.table}"] .in`).waitFor();
  assert.equal((await host.api(`events/${id}/clock`)).running, true);
  // What is not typed is added, and the pages show what the command computes from the same log.
  const all = (await schedule(id)).schedule;
  for (const round of [1, 2, 3]) assert.equal((await add(id, resultsOf(all, round))).error, undefined);
  await page
    .locator(".desk-table.is-finished")
    .nth(rows.length - 1)
    .waitFor();
  await page.getByRole("link", { name: "Standings" }).click();
  const { standings } = command(id, "rank");
  await page
    .locator(".ranking tbody tr")
    .nth(standings.length - 1)
    .waitFor();
  const shown = await page
    .locator(".ranking tbody tr")
    .evaluateAll((list) => list.map((one) => [one.dataset.key, Number(one.querySelector(".main").textContent)]));
  assert.deepEqual(
    shown,
    standings.map((one) => [one.direction + one.id, one.percent]),
  );
});

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
  const proposals = commandAlone("movement", "--pairs", "11").proposals;
  const at = proposals.findIndex((one) => one.winners === winners);
  if (at > 2) await page.getByRole("button", { name: /more$/ }).click();
  await page
    .locator(".move")
    .nth(at)
    .getByRole("button", { name: /^Choose/ })
    .click();
  assert.match(await box(page).innerText(), /movement void/);
  await box(page).getByRole("button", { name: "Change the movement" }).click();
  await logged(id, proposals[at].line);
  await page.locator(".place").nth(10).waitFor();
  assert.equal(await page.locator(`.place[data-key="${key}"] input`).first().inputValue(), "Ann Lee");
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

test("players sign in at the door with a phone; the director seats them; numbers become names, and no list is public", async (t) => {
  await host.api("members", { rows: ["301\tIda Elm", "302\tJo Frost"] });
  const page = await director(t, "#/events");
  const id = await begin(page, { title: "Door", count: 6 });
  await page.getByRole("button", { name: "Make the code" }).click();
  const link = await page.getByRole("link", { name: "Open the page" }).getAttribute("href");
  const guest = await stranger(t, link.slice(link.indexOf("#")), phone);
  await guest.getByRole("heading", { name: "Who are you?" }).waitFor();
  assert.deepEqual(await guest.evaluate(misfits), []);
  await guest.getByLabel("Number").first().fill("301");
  await guest.getByLabel("Name").nth(1).fill("Kit Gray");
  await guest.getByRole("button", { name: "We are here" }).tap();
  await guest.getByText("The director has been told.").waitFor();
  assert.doesNotMatch(await guest.locator("body").innerText(), /Ida Elm/);
  await page.getByText("Ida Elm & Kit Gray").waitFor();
  await page.getByRole("button", { name: "Seat", exact: true }).click();
  const line = (
    await logged(id, (await host.log(id)).find((one) => one.includes("Ida Elm")) ?? "pair 1 Ida Elm & Kit Gray")
  ).at(-1);
  const [, key] = /^pair (\S+) Ida Elm & Kit Gray$/.exec(line);
  await guest.getByText(`Pair ${key}`).waitFor();
  await page.getByRole("button", { name: "Close the door" }).click();
  await guest.getByText("This code is not valid any more").waitFor();
  const unknown = await stranger(t, "#/door/pairs/nonsense", phone);
  await unknown.getByText("This code is not valid any more").waitFor();
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
  const list = (await host.api("members")).members;
  const find = (number) => list.find((one) => one.number === number);
  assert.deepEqual(
    [find("777"), find("778").name, find("801"), find("802").name],
    [undefined, "Una Quill", { number: "801", name: "Vic Reed", mail: "vic@example.org" }, "Stone Wyn"],
  );
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const text = await (await (await saved).createReadStream()).toArray();
  const csv = Buffer.concat(text).toString();
  assert.match(csv, /^number,name,mail\n/);
  assert.match(csv, /\n801,Vic Reed,vic@example.org\n/);
  assert.match(csv, /\n,'=2\+5,\n/, "nothing that a spreadsheet computes");
  await page.getByLabel("Search by name or number").fill("quill");
  assert.equal(await page.locator(".member-rows li").count(), 1);
  await page.getByRole("button", { name: /Una Quill/ }).click();
  await box(page).getByRole("button", { name: "Remove" }).click();
  await box(page).waitFor({ state: "detached" });
  assert.ok(!(await host.api("members")).members.some(({ number }) => number === "778"));
  const other = await stranger(t, "#/members");
  await other.getByText("This page is for directors").waitFor();
  assert.doesNotMatch(await other.locator("body").innerText(), /Reed/);
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
  for (const [locale, colorScheme] of [
    ["en", "light"],
    ["de", "dark"],
    ["fr", "light"],
    ["nl", "dark"],
    ["pl", "light"],
    ["es", "dark"],
    ["it", "light"],
    ["sv", "dark"],
  ]) {
    const page = await director(t, "#/new", { ...phone, locale, colorScheme });
    await page.locator(".move").first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    assert.deepEqual(await page.evaluate(misfits), [], `${locale}: a new event`);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    assert.deepEqual(await page.evaluate(contrasts), [], `${locale}: contrast`);
    assert.doesNotMatch(await page.locator("main").innerText(), /desk\./, "no word is missing");
    if (locale !== "en") continue;
    await host.make("looks", "event Looks\nmovement mitchell tables 3 boards 9\npair NS1 Ann Lee & Bo Park\n");
    for (const path of ["setup", "setup/start", "desk"]) {
      await page.goto(`${host.address}#/events/looks/${path}`);
      await page.locator(".place, .codes, .desk-table").first().waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      assert.deepEqual(await page.evaluate(misfits), [], path);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    }
  }
});
