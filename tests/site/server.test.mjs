// The pages with a server behind them: everybody sees what the director enters, and nothing is lost or doubled.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { club, password, tuesday } from "./club.mjs";
import { contrasts } from "./looks.mjs";
import { drawn, field, newest, stored, tabTo, until, untilTrue } from "./pages.mjs";
import { box, director, event, host, logIn, lost, open } from "./server_pages.mjs";
import { build, phone, serve } from "./site.mjs";

/** Whether changes are asked for: the address may say which length is known. */
const isStream = (request) => new URL(request.url()).pathname.endsWith("/stream");

async function add(page, line) {
  await field(page).fill(line);
  await field(page).press("Enter");
}

const standings = (page) =>
  page
    .locator(".ranking tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [parseInt(row.cells[0].textContent), row.dataset.key, row.querySelector(".main").textContent]),
    );

const said = (id) =>
  JSON.parse(
    execFileSync(join(build, "oddtrick"), ["rank", "--format", "json", `${host.database}#${id}`], { encoding: "utf8" }),
  ).standings.map((row) => [row.rank, row.direction + row.id, row.percent.toFixed(2)]);

test("the page of events lists what the server keeps, and a link opens it", async (t) => {
  const id = await event();
  const page = await open(t, "#/events");
  const loaded = new Map();
  page.on("response", (response) =>
    loaded.set(new URL(response.url()).pathname, Number(response.headers()["content-length"])),
  );
  await page.reload();
  await page.getByRole("heading", { name: "Events on this server" }).waitFor();
  await page.locator(`a[href="#/events/${id}"]`).click();
  await page.waitForSelector(".ranking");
  await until(() => standings(page), said(id));
  await page.locator(".race").first().waitFor();
  const own = [...loaded].filter(([path]) => !path.startsWith("/api/"));
  assert.ok(!own.some(([path]) => /^\/oddtrick-(?!score)/.test(path)), "the engine of events is not fetched");
  const size = own.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`# an event of a server takes ${size} bytes before its answers`);
  assert.ok(size < 175 * 1000, "with the fonts and all words");
  await page.getByRole("button", { name: "Link" }).click();
  await until(() => page.locator("[data-link]").inputValue(), `${host.address}#/events/${id}`);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Boards", exact: true }).click();
  await page.locator(".choose").waitFor();
  assert.equal(new URL(page.url()).hash, `#/events/${id}/boards`);
  await page.getByRole("link", { name: "Play at home" }).click();
  await page.getByRole("heading", { name: "Play at home" }).waitFor();
});

test("a spectator sees what is for spectators: no check, no log, no lines; settings in words", async (t) => {
  const id = await event();
  const page = await open(t, `#/events/${id}`, phone);
  await page.waitForSelector(".ranking");
  const tabs = () => page.locator(".tabs a").allInnerTexts();
  await until(() => tabs(), ["Standings", "Boards", "Scorecards"]);
  for (const path of ["check", "log"]) {
    await page.goto(`${host.address}#/events/${id}/${path}`);
    await page.waitForSelector(".ranking");
    assert.equal(await page.locator(".findings, .history-list").count(), 0, path);
  }
  await page.getByRole("button", { name: "Menu" }).tap();
  await box(page).getByRole("button", { name: "How it is scored" }).tap();
  await page.locator(".settings-list").waitFor();
  const view = page.locator(".view");
  await until(() => view.innerText(), /Average plus and average minus\s+the pair's own percentage/);
  assert.doesNotMatch(await view.innerText(), /own-average|groups ebu|set (neuberg|unit|groups)/);
  assert.equal(await page.locator(".settings-list select, .settings-list input").count(), 0);
  await page.goto(`${host.address}#/events/${id}/boards/1`);
  await page.waitForSelector(".trav");
  assert.equal(await page.locator("code, .correct").count(), 0, "nothing is as a director types it");
  // The director sees them.
  await page.goto(`${host.address}#/events/${id}`);
  await page.waitForSelector(".ranking");
  await page.getByRole("button", { name: "Menu" }).tap();
  await box(page).getByRole("button", { name: "Log in" }).tap();
  await box(page).getByLabel("The director's password").fill(password);
  await box(page).getByRole("button", { name: "Log in" }).tap();
  await page.getByRole("link", { name: "Director" }).tap();
  await page.locator(".findings, .hint").first().waitFor();
});

test("what can be made and par are worked out in the browser; the link is to exactly what is shown", async (t) => {
  const monday = readFileSync("examples/monday.event", "utf8");
  const id = await event(monday);
  const page = await open(t, `#/events/${id}/boards/3`);
  await page.locator(".par b .num").waitFor();
  const [hand] = JSON.parse(
    execFileSync(join(build, "oddtrick"), ["hands", "--no-cache", "--format", "json", "examples/monday.event", "3"]),
  ).hands;
  await until(() => page.locator(".par b").innerText(), `+${hand.par.score}`);
  const made = await page
    .locator(".made tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.cells].slice(1).map((cell) => Number(cell.textContent))));
  const order = ["C", "D", "H", "S", "NT"];
  assert.deepEqual(
    made,
    ["N", "E"].map((seat) => order.map((strain) => hand.tricks[seat][strain])),
  );
  await page.getByRole("button", { name: "Link" }).click();
  await until(() => page.locator("[data-link]").inputValue(), `${host.address}#/events/${id}/boards/3`);
});

test("undo in a correction takes back the result that is shown, on a server too", async (t) => {
  const id = await event();
  const page = await director(t, id);
  await page.goto(`${host.address}#/events/${id}/boards/1`);
  await page.getByRole("button", { name: "Correct 1 v 1, 3NT E -1" }).click();
  await box(page).getByRole("button", { name: "Take this back" }).click();
  await box(page).waitFor({ state: "detached" });
  await until(async () => (await host.log(id)).at(-1), /^board 1: 1 1 +void$/);
});

test("a web host without a server is not asked for events", async (t) => {
  const bare = await serve();
  t.after(() => bare.close());
  const page = await open(t, "#/event", { at: bare });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForSelector(".start");
  assert.equal(await page.getByText("Events on this server").count(), 0);
  assert.deepEqual(
    asked.filter((address) => address.includes("/api/")),
    [],
  );
  await page.goto(`${bare.address}#/events/tuesday`);
  await page.getByText("There is no server behind these pages").waitFor();
});

test("an event that is not there", async (t) => {
  const page = await open(t, "#/events/nothing");
  await page.getByText("There is no event with that name.").waitFor();
  await page.getByRole("button", { name: "Other events" }).click();
  await page.getByText("Events on this server").waitFor();
});

test("a result that the director enters is seen by others", async (t) => {
  const id = await event();
  const viewer = await open(t, `#/events/${id}`, phone);
  await viewer.waitForSelector(".ranking");
  const page = await director(t, id);
  const first = said(id);
  await until(() => standings(page), first);
  assert.equal(await field(viewer).count(), 0, "who is not the director has no entry line");
  assert.equal(await viewer.getByRole("button", { name: "Enter a result" }).count(), 0);
  const line = "board 1: 1 1 7NT N =";
  const seen = viewer.waitForFunction(
    (text) => document.querySelector(".ranking").textContent !== text,
    await viewer.locator(".ranking").first().textContent(),
  );
  await add(page, line);
  await seen;
  await newest(page, line);
  await until(() => standings(viewer), said(id));
  assert.notDeepEqual(await standings(viewer), first);
  await untilTrue(async () => (await viewer.locator(".moved").count()) > 0, "who moved is seen");
  await page.goto(`${host.address}#/events/${id}/log`);
  await page
    .locator(".history-list li", { hasText: line })
    .getByText(/^Ann, /)
    .waitFor();
  await page.goto(`${host.address}#/events/${id}`);
  await page.waitForSelector(".ranking");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((text) => document.querySelector(".recent li")?.title !== text, line);
  await until(() => standings(page), first);
  await viewer.waitForFunction(
    (text) => document.querySelector(".ranking tbody").textContent.includes(text),
    first[0][2],
  );
  await until(() => standings(viewer), first);
});

/** Tabs of one profile on an event, all of them loaded; `prepare` is run in the profile before. */
async function openTabs(t, path, count, { at = host, prepare = () => {} } = {}) {
  const tabs = [await open(t, "", { at })];
  const context = tabs[0].context();
  const streams = new Set(); // the tabs that have asked for one
  context.on("request", (request) => isStream(request) && streams.add(request.frame().page()));
  await prepare(context);
  while (tabs.length < count) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto("about:blank");
    await tab.goto(`${at.address}#/events/${path}`);
    await tab.waitForSelector(".ranking");
  }
  return { tabs, streams, context };
}

const retitled = async (tabs, id, title) => {
  await host.api(`events/${id}/log`, { lines: [`event ${title}`] });
  for (const tab of tabs) await tab.getByRole("heading", { name: title }).waitFor();
};

test("eight tabs of a browser have one stream; the next one takes over, and pages still load", async (t) => {
  const id = await event();
  const { tabs, streams, context } = await openTabs(t, id, 8);
  const line = "board 1: 1 1 7NT N =";
  const before = await tabs[0].locator(".ranking").first().textContent();
  const seen = tabs.map((tab) =>
    tab.waitForFunction((text) => document.querySelector(".ranking").textContent !== text, before),
  );
  await host.api(`events/${id}/log`, { lines: [line] });
  await Promise.all(seen);
  for (const tab of tabs) await until(() => standings(tab), said(id));
  assert.equal(streams.size, 1, "there is one stream");
  const page = await context.newPage();
  await page.goto(`${host.address}#/events/${id}/boards/1`);
  await page.locator(".board-page td").getByText("7NT").waitFor();
  await page.close();
  // Whoever has the stream goes, twice.
  for (const title of ["The second", "The third"]) {
    const [leader] = streams;
    streams.clear();
    await leader.close();
    tabs.splice(tabs.indexOf(leader), 1);
    await retitled(tabs, id, title);
    assert.equal(streams.size, 1);
    assert.ok(tabs.includes([...streams][0]));
  }
  assert.equal(await lost(tabs[0]).count(), 0);
});

test("tabs that follow are told of a lost connection, and come back", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("tuesday", tuesday);
  const { tabs } = await openTabs(t, "tuesday", 3, { at: other });
  await other.stop("SIGKILL");
  for (const tab of tabs) await lost(tab).waitFor();
  await other.start();
  for (const tab of tabs) await lost(tab).waitFor({ state: "detached" });
  await other.api("events/tuesday/log", { lines: ["event Back again"] });
  for (const tab of tabs) await tab.getByRole("heading", { name: "Back again" }).waitFor();
});

test("a tab that has the stream and falls silent loses it to another", async (t) => {
  const id = await event();
  const { tabs, context } = await openTabs(t, id, 1);
  // The first one still holds the lock, but nothing of what comes is passed on.
  await tabs[0].evaluate(() => (BroadcastChannel.prototype.postMessage = () => {}));
  const follower = await context.newPage();
  await follower.clock.install();
  await follower.goto(`${host.address}#/events/${id}`);
  await follower.waitForSelector(".ranking");
  await follower.clock.fastForward(41000);
  await retitled([follower, tabs[0]], id, "Taken over");
  await lost(follower).waitFor({ state: "detached" });
});

test("without locks each tab has its own stream", async (t) => {
  const id = await event();
  const { tabs, streams } = await openTabs(t, id, 2, {
    prepare: (context) =>
      context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined })),
  });
  await retitled(tabs, id, "Each its own");
  assert.equal(streams.size, 2);
});

test("a wrong password is said plainly, and too many have to wait", async (t) => {
  const other = await club();
  t.after(() => other.close());
  const page = await open(t, "#/events", { at: other });
  const wrong = async () => {
    await box(page).getByLabel("The director's password").fill("wrong horse");
    await box(page).getByRole("button", { name: "Log in" }).click();
  };
  await page.getByRole("button", { name: "Log in" }).click();
  await wrong();
  await box(page).getByText("This is not the password.").waitFor();
  // Others try at the same time, or a slow machine would never have too many.
  const guess = () => other.api("login", { password: "wrong horse" });
  const tooMany = box(page).getByText(/Too many tries: wait \d+ seconds/);
  for (let tries = 0; tries < 5 && (await tooMany.count()) === 0; tries++) {
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    assert.ok(answers.some(({ error }) => error.kind === "too_often"));
    await wrong();
    await page.waitForFunction(() => document.querySelector("dialog input[type=password]").value === "");
  }
  await tooMany.waitFor();
  await untilTrue(() => box(page).getByRole("button", { name: "Log in" }).isDisabled());
});

test("a session that ends in mid-work: the password again, and the line is sent", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("tuesday", tuesday);
  const page = await director(t, "tuesday", { at: other });
  await other.api("password", { old: password, new: "another horse" }); // ends all other sessions
  const line = "board 1: 1 1 6NT N =";
  await add(page, line);
  await box(page).getByText("Your session has ended").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("You are no longer logged in").waitFor();
  await until(() => field(page).inputValue(), line, "what was typed is kept");
  await field(page).press("Enter");
  await box(page).getByLabel("The director's password").fill("another horse");
  await page.keyboard.press("Enter");
  await newest(page, line);
  await until(() => field(page).inputValue(), "");
  await until(async () => (await other.log("tuesday")).filter((text) => text === line).length, 1);
  await page.getByRole("button", { name: "Log out" }).click();
  await field(page).waitFor({ state: "detached" });
});

test("on a telephone: log in, a result in its box, and a session that ends meanwhile", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("tuesday", tuesday);
  const page = await open(t, "#/events/tuesday", { at: other, ...phone });
  await page.waitForSelector(".ranking");
  await page.getByRole("button", { name: "Menu" }).tap();
  await box(page).getByRole("button", { name: "Log in" }).tap();
  await box(page).getByLabel("The director's password").fill(password);
  await box(page).getByRole("button", { name: "Log in" }).tap();
  await page.getByRole("button", { name: "Enter a result" }).tap();
  await other.api("password", { old: password, new: "another horse" });
  const line = "board 1: 1 1 6NT N =";
  await field(page).fill(line);
  await box(page).getByRole("button", { name: "Add" }).tap();
  const again = page.getByRole("dialog", { name: "Log in again" });
  await again.getByLabel("The director's password").fill("another horse");
  await again.getByRole("button", { name: "Log in, and send it" }).tap();
  await newest(page, line);
  await until(() => again.count(), 0);
  await until(() => field(page).inputValue(), "");
});

test("two directors at once: who comes second is told, and keeps the line", async (t) => {
  const id = await event();
  const page = await director(t, id);
  // The other one's line arrives, but the news of it does not.
  let tell;
  const told = new Promise((done) => (tell = done));
  await page.route("**/events/*/standings", async (route) => (await told, route.continue()));
  const other = "board 2: 1 2 3NT N =";
  const mine = "board 1: 1 1 6NT N =";
  await host.api(`events/${id}/log`, { lines: [other] });
  await add(page, mine);
  await page.getByText("somebody else has added to the log in the meantime").waitFor();
  await until(() => field(page).inputValue(), mine);
  await until(async () => (await host.log(id)).at(-1), other);
  tell();
  await newest(page, other);
  await field(page).press("Enter");
  await newest(page, mine);
  await until(async () => (await host.log(id)).slice(-2), [other, mine]);
});

test("an answer that is lost: the line is sent again, and is there once", async (t) => {
  const id = await event();
  const page = await director(t, id);
  let cut = 0;
  await page.route("**/log", async (route) => {
    if (route.request().method() !== "POST" || cut++ > 1) return route.continue();
    await route.fetch(); // the server stores it, and the browser never hears of that
    return route.abort("connectionreset");
  });
  const line = "board 1: 1 1 6NT N =";
  await add(page, line);
  await page.waitForFunction(() => document.querySelector(".desk input").value === "");
  await newest(page, line);
  assert.equal(cut, 3);
  await until(async () => (await host.log(id)).filter((text) => text === line).length, 1);
  await lost(page).waitFor({ state: "detached" });
});

test("the server goes and comes back: told, and recovered without a hand", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("tuesday", tuesday);
  const page = await open(t, "#/events/tuesday", { at: other });
  await page.waitForSelector(".ranking");
  await logIn(page, "Bo");
  const viewer = await open(t, "#/events/tuesday/boards/1", { at: other });
  await viewer.waitForSelector("#board-1");
  await other.stop("SIGKILL");
  await lost(page).waitFor();
  await lost(viewer).waitFor();
  assert.ok(await viewer.locator("#board-1").isVisible(), "what was there stays");
  const line = "board 1: 1 1 6NT N =";
  await add(page, line); // while there is no server
  await page.waitForTimeout(700);
  await other.start();
  await newest(page, line);
  await lost(page).waitFor({ state: "detached" });
  await lost(viewer).waitFor({ state: "detached" });
  await viewer.locator(".board-page td").getByText("6NT").waitFor();
  await until(async () => (await other.log("tuesday")).filter((text) => text === line).length, 1);
});

test("a server that has fallen silent is noticed", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("tuesday", tuesday);
  const page = await open(t, "#/events", { at: other });
  await page.clock.install();
  await page.goto("about:blank"); // nothing waits for the clock that was there before
  const waiting = new Set(); // requests that the server has to answer yet, but for the stream
  page.on("request", (request) => !isStream(request) && waiting.add(request));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => waiting.delete(request));
  await page.goto(`${other.address}#/events/tuesday`);
  await page.waitForSelector(".ranking");
  for (let quiet = 0; quiet < 5; quiet = waiting.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(100);
  other.process.kill("SIGSTOP");
  await page.clock.fastForward(30000); // the clock goes on by itself, too, while a busy machine loads the page
  assert.equal(await lost(page).count(), 0);
  await page.clock.fastForward(11000);
  await lost(page).waitFor();
  other.process.kill("SIGCONT");
  await lost(page).waitFor({ state: "detached" });
});

test("keyboard alone: log in, a result, log out", async (t) => {
  const id = await event();
  const page = await open(t, `#/events/${id}`);
  await page.waitForSelector(".ranking");
  await tabTo(page, "Log in");
  await page.keyboard.press("Enter");
  await box(page).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Cy");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  for (let i = 0; i < 300; i++) {
    if (await field(page).evaluate((e) => e === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("board 1: 1 1 6NT N =");
  await page.keyboard.press("Enter");
  await newest(page, "board 1: 1 1 6NT N =");
  await until(async () => (await host.api(`events/${id}/log`)).lines.at(-1).author, "Cy");
  await page.keyboard.press("Shift+Tab");
  await page.evaluate(() => document.querySelector(".brand").focus());
  await tabTo(page, "Log out");
  await page.keyboard.press("Enter");
  await field(page).waitFor({ state: "detached" });
});

test("an event is made on the server, and one of the browser is brought there", async (t) => {
  const page = await open(t, "#/events");
  await logIn(page);
  await page.getByRole("button", { name: "New event on the server" }).click();
  await box(page).getByLabel("Title").fill("Thursday Évening");
  await until(() => box(page).getByLabel("Its name in the address").inputValue(), "thursday-evening");
  await box(page).getByRole("button", { name: "Create it" }).click();
  await page.getByRole("heading", { name: "Thursday Évening" }).waitFor();
  await until(() => host.log("thursday-evening"), ["event Thursday Évening", "scoring matchpoints"]);
  await page.getByRole("button", { name: "Other events" }).click();
  await page.getByRole("button", { name: /Winter Butler/ }).click();
  await page.waitForSelector(".ranking");
  await drawn(page);
  const rows = await page.locator(".ranking tbody").allTextContents();
  await page.getByRole("button", { name: "Keep it on the server" }).click();
  await box(page).getByLabel("Its name in the address").fill("thursday-evening");
  await box(page).getByRole("button", { name: "Keep it there" }).click();
  await box(page).getByText("There is already an event with that name").waitFor();
  await box(page).getByLabel("Its name in the address").fill("butler");
  await box(page).getByRole("button", { name: "Keep it there" }).click();
  await page.waitForURL(/#\/events\/butler/);
  await page.waitForSelector(".ranking");
  await until(() => page.locator(".ranking tbody").allTextContents(), rows);
});

test("read-only: nobody is asked to log in", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("tuesday", tuesday);
  await other.stop();
  await other.start(["--read-only"]);
  const page = await open(t, "#/events", { at: other });
  await page.getByRole("link", { name: /Tuesday/ }).click();
  await page.waitForSelector(".ranking");
  await page.waitForTimeout(300);
  assert.equal(await page.getByRole("button", { name: "Log in" }).count(), 0);
  assert.equal(await field(page).count(), 0);
});

test("the first start: a link sets the password, once", async (t) => {
  const other = await club({ setUp: false });
  t.after(() => other.close());
  const page = await open(t, "#/events", { at: other });
  await page.getByRole("button", { name: "Log in" }).click();
  await box(page).getByText("The server printed a link when it was started").waitFor();
  while (!other.token()) await page.waitForTimeout(20);
  const link = `${other.address}setup?token=${other.token()}`;
  await page.goto(link);
  await until(() => page.evaluate(contrasts), []);
  await page.getByLabel("Password, at least").fill(password);
  await page.getByLabel("The same again").fill("correct house");
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByText("The two passwords differ.").waitFor();
  await page.getByLabel("Password, at least").fill(password);
  await page.getByLabel("The same again").fill(password);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByRole("button", { name: "New event on the server" }).waitFor();
  await page.goto(link);
  await page.getByRole("heading", { name: "This link does not work any more" }).waitFor();
});

test("the service worker keeps the pages, and nothing that the server says", async (t) => {
  const id = await event();
  const page = await open(t, "#/events", stored);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${host.address}#/events/${id}`);
  await page.reload();
  await page.waitForSelector(".ranking");
  const kept = await page.evaluate(async () => {
    const list = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) list.push(new URL(request.url).pathname);
    return list;
  });
  assert.ok(kept.includes("/index.html"));
  assert.deepEqual(
    kept.filter((path) => /api|setup/.test(path)),
    [],
  );
  await host.api(`events/${id}/log`, { lines: ["event Another title"] });
  await page.getByRole("heading", { name: "Another title" }).waitFor();
});
