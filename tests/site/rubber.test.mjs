// Rubber bridge and Chicago in a real browser. The numbers are those of the worked rubber in the rules of the game, and of the
// command.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { club, friday, logOf, menu, names, opener, put } from "./home.mjs";
import { begin, stored, until, untilTrue } from "./pages.mjs";
import { build, deal, laptop, phone, pick, serve, sheet } from "./site.mjs";

const { host, open: openPage } = await begin(serve);
const open = opener(openPage);
const four = { North: "Ann", South: "Bo", East: "Cy", West: "Di" };

const command = (kind, log) =>
  JSON.parse(execFileSync(join(build, "oddtrick"), [kind, "--format", "json", "-"], { input: log }));

// The worked rubber: each deal, and the sheet after it.
const worked = [
  ["2NT N +1", {}, { above: [[30], []], games: [[[70], []]], total: [100, 0] }],
  ["4H W =", {}, { above: [[30], []], games: [[[70], [120]]], total: [100, 120] }],
  ["5C W -2", {}, { above: [[30, 200], []], games: [[[70], [120]]], total: [300, 120] }],
  [
    "4SX S +1",
    {},
    {
      above: [[30, 200, 100, 50], []],
      games: [
        [[70], [120]],
        [[240], []],
      ],
      total: [690, 120],
    },
  ],
  [
    "3C N +1",
    {},
    {
      above: [[30, 200, 100, 50, 20], []],
      games: [
        [[70], [120]],
        [[240], []],
        [[60], []],
      ],
      total: [770, 120],
    },
  ],
  [
    "6D E =",
    { honors: "E 150" },
    {
      above: [
        [30, 200, 100, 50, 20],
        [750, 150, 500],
      ],
      games: [
        [[70], [120]],
        [[240], []],
        [[60], [120]],
      ],
      total: [770, 1640],
    },
  ],
];

/** The settlement of a player: [name, on this sheet, over the evening]. */
const settled = (page) =>
  page
    .locator(".ending .settle")
    .first()
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector("bdi").textContent,
        ...[...row.querySelectorAll("td")].map((cell) => cell.textContent),
      ]),
    );

test("an evening: the worked rubber by tapping, its end, changed partners, reload", async (t) => {
  const page = await open(t, "#/rubber", { ...phone, ...stored });
  await page.getByRole("button", { name: /players’ names/ }).tap();
  await names(page, four);
  await page.getByRole("textbox", { name: "Title" }).fill("Friday at the Lees");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  for (const [text, options, expected] of worked.slice(0, -1)) {
    await deal(page, text, options);
    await until(() => sheet(page), expected, text);
  }
  await deal(page, ...worked.at(-1).slice(0, 2));
  // The end is a screen of its own: who won, by how much, who pays.
  await page.getByRole("heading", { name: "Cy & Di win by 870" }).waitFor();
  await page.getByText("1640 to 770, games 2 to 1").waitFor();
  await page.getByText("870 points count as 9 hundreds").waitFor();
  await until(
    () => settled(page),
    [
      ["Ann", "−9", "−9"],
      ["Bo", "−9", "−9"],
      ["Cy", "+9", "+9"],
      ["Di", "+9", "+9"],
    ],
  );
  await page.getByRole("button", { name: "Show the sheet" }).tap();
  await until(() => sheet(page), worked.at(-1)[2]);
  await page.getByRole("button", { name: "Back to the result" }).tap();
  // The stored text is a log that the command reads, to the same sheet.
  const { total, title } = command("rubber", await logOf(page, "rubber"));
  assert.deepEqual(total, { we: 770, they: 1640 });
  assert.equal(title, "Friday at the Lees");
  // It survives a reload; partners change by one tap, nobody types a name.
  await page.reload();
  await page.getByRole("button", { name: "Change partners" }).tap();
  await page.getByRole("heading", { name: "Rubber 2" }).waitFor();
  await until(() => page.locator(".sheet:visible thead bdi").allTextContents(), ["Ann & Cy", "Di & Bo"]);
  await deal(page, "4S N =");
  await deal(page, "4S S =");
  await page.getByRole("heading", { name: "Ann & Cy win by 940" }).waitFor(); // 120 + 120 + 700
  await until(
    () => settled(page),
    [
      ["Ann", "+9", "0"],
      ["Bo", "−9", "−18"],
      ["Cy", "+9", "+18"],
      ["Di", "−9", "0"],
    ],
  );
  await page.getByRole("button", { name: "Finish" }).tap();
  await page.getByText("2 rubbers played").waitFor();
  await page.getByRole("button", { name: "Keep playing" }).tap();
  await page.getByRole("button", { name: "Same partners" }).tap();
  await page.getByRole("heading", { name: "Rubber 3" }).waitFor();
});

test("each of three pairings comes once before one comes back", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", "rubber\nwe Ann & Bo\nthey Cy & Di\n");
  const seen = [];
  for (let i = 0; i < 4; i++) {
    seen.push((await page.locator(".sheet:visible thead th:first-child bdi").textContent()).split(" & ")[1]);
    await deal(page, "4S N =");
    await deal(page, "4S S =");
    await page.getByRole("button", { name: "Change partners" }).tap();
    await page.getByRole("heading", { name: `Rubber ${i + 2}` }).waitFor();
  }
  assert.deepEqual([...seen].sort(), ["Bo", "Bo", "Cy", "Di"]);
  assert.equal(seen[3], seen[0]);
});

test("five taps a deal at most, with the one that opens the box", async (t) => {
  const page = await open(t, "#/rubber");
  await page.evaluate(() => {
    window.taps = 0;
    addEventListener("pointerdown", () => window.taps++, true);
  });
  const taps = async (text) => {
    await page.getByRole("button", { name: /^Enter deal/ }).tap();
    await page.evaluate(() => (window.taps = 0));
    const box = page.getByRole("dialog");
    if (text === "pass") await box.getByRole("button", { name: "Passed out" }).tap();
    else await pick(box, text);
    await box.getByRole("button", { name: "Save" }).tap();
    await box.waitFor({ state: "detached" });
    return page.evaluate(() => window.taps);
  };
  assert.equal(await taps("4SX E -2"), 5);
  assert.equal(await taps("4S N ="), 4);
  assert.equal(await taps("pass"), 2);
});

test("who deals and who is vulnerable, on the sheet and in the box", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday.split("\n").slice(0, 4).join("\n") + "\n");
  await until(() => page.locator(".tablehead").textContent(), /Cy deals.*Nobody vulnerable.*We have 70 below/s);
  await put(page, "rubber", friday.split("\n").slice(0, 5).join("\n") + "\n");
  await until(() => page.locator(".tablehead").textContent(), /Bo deals.*They vulnerable/s);
  await page.getByRole("button", { name: "Enter deal 3" }).tap();
  const box = page.getByRole("dialog");
  await box.getByRole("heading", { name: /Deal 3.*Bo deals/ }).waitFor();
  await box.getByRole("button", { name: "South, Bo, dealer" }).waitFor();
  await box.getByRole("button", { name: "East, Cy, vulnerable" }).waitFor();
});

test("a half-filled deal is not lost: not beside the box, not by Escape, not by going back", async (t) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 800, height: 1000 },
  ]) {
    const page = await open(t, "#/rubber", { viewport });
    await page.getByRole("button", { name: "Enter deal 1" }).click();
    const box = page.getByRole("dialog");
    await box.getByRole("button", { name: "4 spades" }).click();
    if (viewport.width > 500) await page.mouse.click(20, 500); // beside it
    await until(() => box.getByRole("button", { name: "4 spades" }).getAttribute("aria-pressed"), "true");
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Continue deal 1" }).click();
    await until(() => box.getByRole("button", { name: "4 spades" }).getAttribute("aria-pressed"), "true");
  }
});

test("a double tap on Save adds one deal, and opens nothing", async (t) => {
  const page = await open(t, "#/rubber");
  await page.getByRole("button", { name: "Enter deal 1" }).tap();
  await pick(page.getByRole("dialog"), "4S N =");
  const { x, y, width, height } = await page.getByRole("button", { name: "Save" }).boundingBox();
  const at = [x + width / 2, y + height / 2];
  // On a phone that needs half a second for each of them.
  await page.evaluate(() =>
    addEventListener("click", () => {
      for (const end = performance.now() + 500; performance.now() < end;);
      window.clicks = (window.clicks ?? 0) + 1;
    }),
  );
  const twice = [page.touchscreen.tap(...at), page.touchscreen.tap(...at)]; // without waiting for the first one
  await Promise.all(twice);
  await page.getByRole("button", { name: "Enter deal 2" }).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.match(page.url(), /#\/rubber$/);
  await until(() => logOf(page, "rubber"), "rubber\n4S N =\n");
  await page.getByRole("button", { name: "Enter deal 2" }).tap(); // it works again
  await page.getByRole("dialog").waitFor();
});

test("reload without a network, and go on", async (t) => {
  const page = await open(t, "#/rubber", { ...phone, ...stored });
  await deal(page, "2NT N +1");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
  await host.down();
  try {
    await page.reload();
    await page.waitForSelector(".sheet");
    await until(async () => (await sheet(page)).total, [100, 0]);
    await deal(page, "4H W =");
    await until(async () => (await sheet(page)).total, [100, 120]);
    // The tab is closed; another one finds everything, in another language too.
    const again = await page.context().newPage();
    await page.close();
    await again.goto(`${host.address}#/rubber`);
    await again.waitForSelector(".sheet");
    await until(async () => (await sheet(again)).total, [100, 120]);
    await again.goto(`${host.address}#/calculator`);
    await again.waitForSelector(".keys");
    await again.getByRole("button", { name: "Settings" }).tap();
    await again.getByLabel("Language").selectOption("pl");
    await again.getByText("Dotknij kontraktu").waitFor();
  } finally {
    await host.up();
  }
});

test("an unfinished entry survives a reload and other pages, and goes with its deal", async (t) => {
  const page = await open(t, "#/rubber");
  await deal(page, "2NT N +1");
  await page.getByRole("button", { name: "Enter deal 2" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "3 spades", exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^East/ }).tap();
  await page.reload();
  await page.getByRole("button", { name: "Continue deal 2" }).tap();
  await page.getByRole("dialog").getByText("How many tricks?").waitFor();
  await page.goto(`${host.address}#/calculator`);
  await page.locator(".calculator").waitFor();
  await page.goto(`${host.address}#/rubber`);
  await page.getByRole("button", { name: "Continue deal 2" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "made", exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).tap();
  await page.getByRole("button", { name: "Enter deal 3" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Enter deal 3" }).waitFor();
  // What was picked on one sheet does not stand on another.
  await page.getByRole("button", { name: "Enter deal 3" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "4 hearts", exact: true }).tap();
  await put(page, "rubber", "rubber\n4H W =\n");
  await page.getByRole("button", { name: "Enter deal 2" }).waitFor();
});

for (const height of [768, 650])
  test(`on a laptop ${height} pixels high, all keys of the box stand above the slip`, async (t) => {
    const page = await open(t, "#/rubber", { viewport: { width: 1366, height } });
    await put(page, "rubber", "rubber\n2NT N +1\n4H W =\n5C W -2\n4SX S +1\n"); // both are vulnerable
    await page.locator(".results .key").first().waitFor();
    const [keys, slip] = await page.evaluate(() => [
      Math.max(...[...document.querySelectorAll(".picker button")].map((key) => key.getBoundingClientRect().bottom)),
      document.querySelector(".slip-foot").getBoundingClientRect(),
    ]);
    assert.ok(keys <= slip.top, `keys end at ${keys}, the slip begins at ${slip.top}`);
    assert.ok(slip.bottom <= height);
    const heights = await page.locator(".picker button").evaluateAll((all) => all.map((key) => key.offsetHeight));
    assert.ok(Math.min(...heights) >= 24, `${heights}`);
  });

test("typed text that is no result is not answered with what to tap", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  await page.getByLabel("Type it, or tap it below").fill("4s n +5");
  await until(() => page.locator(".slip-words").innerText(), /4s n \+5\s+Not a result yet/);
  await page.getByLabel("Type it, or tap it below").fill("");
  await until(() => page.locator(".slip-words").innerText(), /Tap the contract/);
  await page.goto(`${host.address}#/calculator`);
  await page.getByLabel("Or type it").fill("4s +5");
  await until(() => page.locator(".slip-words").innerText(), /Not a result yet/);
});

test("Tab goes through the names in the order in which they stand", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  await page.getByRole("button", { name: "Add the players’ names" }).click();
  await page.getByRole("textbox", { name: "North" }).focus();
  await page.keyboard.type("Ann");
  for (const name of ["Bo", "Cy", "Di"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(name);
  }
  const places = await page.locator(".name-table input").evaluateAll((all) =>
    all
      .map((input) => [input.getBoundingClientRect(), input.value])
      .sort(([a], [b]) => a.top - b.top || a.left - b.left)
      .map(([, value]) => value),
  );
  assert.deepEqual(places, ["Ann", "Bo", "Cy", "Di"]);
});

test("a shared link opens in another profile, and changes nothing there until it is kept", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday);
  await menu(page, "Share");
  await page.waitForSelector(".qr");
  const link = await page.locator("[data-link]").inputValue();
  assert.ok(link.length < 400, `the link has ${link.length} characters`);
  const other = await open(t, link.slice(host.address.length));
  await other.waitForSelector(".sheet");
  await until(async () => (await sheet(other)).total, [770, 1640]);
  assert.equal(await other.evaluate(() => Object.keys(localStorage).length), 0);
  await other.getByRole("button", { name: "Save a copy and continue" }).tap();
  await other.getByRole("button", { name: "Same partners" }).tap();
  await deal(other, "4S N =");
  await until(() => logOf(other, "rubber"), `${friday}4S N =\n`);
  await until(() => logOf(page, "rubber"), friday);
});

test("damaged links say so", async (t) => {
  const page = await open(t, "#/rubber/shared/AAAA");
  await page.getByText("damaged or incomplete").waitFor();
  await page.goto(`${host.address}#/rubber/shared/%F0%00`);
  await page.getByText("damaged or incomplete").waitFor();
});

test("correct, undo and redo: by lines that are appended, and the sheet stays clean", async (t) => {
  const page = await open(t, "#/rubber");
  const five = friday.split("\n").slice(0, 8).join("\n") + "\n";
  await put(page, "rubber", five);
  await page.getByRole("button", { name: /^Deal 3,/ }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2 × 100 = 200").waitFor();
  await dialog.getByText("Law 81, Undertricks").waitFor();
  await dialog.getByRole("button", { name: "Correct" }).tap();
  const box = page.getByRole("dialog", { name: "Correct deal 3" });
  await box.getByRole("button", { name: "down 1", exact: true }).tap();
  await box.getByRole("button", { name: "Correct" }).tap();
  await box.waitFor({ state: "detached" });
  await until(() => logOf(page, "rubber"), `${five}correct 3 5C W -1\n`);
  await until(async () => (await sheet(page)).total, [670, 120]);
  const undo = () => page.getByRole("button", { name: "Undo" }).tap();
  const redo = () => page.getByRole("button", { name: "Redo" }).tap();
  await undo();
  await until(async () => (await sheet(page)).total, [770, 120]);
  // Undo once more: the last deal goes, without a trace on the sheet; its number is free again.
  await undo();
  await until(async () => (await sheet(page)).total, [690, 120]);
  await page.getByRole("button", { name: "Enter deal 5" }).waitFor();
  await until(() => page.locator(".deal").count(), 4);
  assert.doesNotMatch(await page.locator("main").textContent(), /void|taken back|line \d/i);
  // And forwards: the deal, then the correction; after that there is nothing to redo.
  await redo();
  await until(async () => (await sheet(page)).total, [770, 120]);
  await redo();
  await until(async () => (await sheet(page)).total, [670, 120]);
  await until(() => page.getByRole("button", { name: "Redo" }).count(), 0);
  await undo();
  await undo();
  await page.reload();
  await redo(); // it is kept
  await until(async () => (await sheet(page)).total, [770, 120]);
  await undo();
  await deal(page, "1C N ="); // something else: what was undone is gone for good
  await until(() => page.getByRole("button", { name: "Redo" }).count(), 0);
  // A deal in the middle is taken back: the others move up, and the history has it.
  await page.getByRole("button", { name: /^Deal 2,/ }).tap();
  await page.getByRole("button", { name: "Take back" }).tap();
  await page.getByRole("button", { name: "Yes, take it back" }).tap();
  await page.getByRole("button", { name: "Enter deal 5" }).waitFor();
  await until(() => page.locator(".deal-number [aria-hidden]").allTextContents(), ["1", "2", "3", "4"]);
  await menu(page, "History");
  await page.getByRole("dialog").getByText("deal 2 is void").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await undo();
  await until(() => page.locator(".deal-number [aria-hidden]").allTextContents(), ["1", "2", "3", "4", "5"]);
  await untilTrue(async () => (await logOf(page, "rubber")).startsWith(five));
});

test("the end can be undone from the sheet", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday);
  await page.getByRole("button", { name: "Show the sheet" }).tap();
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: "Enter deal 6" }).waitFor();
  await until(async () => (await sheet(page)).total, [770, 120]);
});

test("an unfinished rubber, and several in an evening", async (t) => {
  const page = await open(t, "#/rubber");
  await deal(page, "4S N =");
  await menu(page, "Break off this rubber");
  await page.getByRole("heading", { name: "We win by 420" }).waitFor(); // 120 and 300 for the only game
  await page.getByRole("button", { name: "Same partners" }).tap();
  await deal(page, "pass");
  await deal(page, "3NT E -1");
  await until(() => page.locator(".top").textContent(), /Rubber 2.*Deal 4/s);
  await until(async () => (await sheet(page)).total, [50, 0]);
  await page.getByRole("button", { name: "Rubber 1" }).tap();
  await until(async () => (await sheet(page)).total, [420, 0]);
});

test("the dealer can be set for any rubber", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday);
  await page.getByRole("button", { name: "Ann deals next" }).tap();
  await page.getByRole("radio", { name: /^West/ }).check();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await page.getByText("Di deals").waitFor();
  await until(() => logOf(page, "rubber"), `${friday}dealer W\n`);
  await deal(page, "pass");
  await page.getByText("Ann deals").waitFor();
  // Within a rubber the deal goes round by itself: nothing to set.
  await menu(page, "Names and dealer");
  await until(() => page.getByRole("group", { name: "First dealer" }).count(), 0);
});

test("names: a name stands once; those that are no pair survive, those that look like something else are names", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", "rubber\nwe The Lees\n4S N =\n");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await menu(page, "Names and dealer");
  await names(page, { East: "Cy # & Co", Title: "Friday # night" });
  await save.tap();
  await until(() => logOf(page, "rubber"), "rubber\nwe The Lees\n4S N =\nrubber Friday night\nthey Cy Co\n");
  await menu(page, "Names and dealer");
  await names(page, { North: "Ann", East: "ann " });
  await page.getByText("is entered twice").waitFor();
  await untilTrue(() => save.isDisabled());
  await names(page, { North: "NS", East: "", South: "<b>Bo</b>" });
  await save.tap();
  await until(() => page.locator(".sheet:visible thead bdi").allTextContents(), ["NS & <b>Bo< b>", "Cy Co"]);
});

test("Chicago, as the command has it", async (t) => {
  const page = await open(t, "#/chicago");
  await put(page, "chicago", "chicago\n");
  for (const line of club.split("\n").slice(3)) {
    const [, text, honors] = /^(pass|[^#]*?[=+-]\d?)\s*(?:honors (. \d+))?\s*(?:#.*)?$/.exec(line) ?? [];
    if (!text) continue;
    const same = page.getByRole("button", { name: "Same partners" });
    await same.or(page.getByRole("button", { name: /^Enter deal/ })).waitFor();
    if (await same.count()) await same.tap();
    await deal(page, text.replace(/\s+/g, " "), { honors });
  }
  const { chicagos } = JSON.parse(
    execFileSync(join(build, "oddtrick"), ["chicago", "--format", "json", "examples/club.chicago"]),
  );
  const look = page.getByRole("button", { name: "Show the sheet" });
  if (await look.count()) await look.tap();
  await until(async () => (await sheet(page)).total, [chicagos[1].total.we, chicagos[1].total.they]);
  await page.getByRole("button", { name: "Chicago 1" }).tap();
  await until(async () => (await sheet(page)).total, [chicagos[0].total.we, chicagos[0].total.they]);
});

test("Chicago by other rules, and in IMPs", async (t) => {
  const page = await open(t, "#/chicago");
  await deal(page, "2S N =");
  await menu(page, "New Chicago sheet");
  await page.getByRole("radio", { name: "IMPs" }).check();
  await page.getByRole("radio", { name: "South" }).check();
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  await until(() => logOf(page, "chicago"), "chicago\ndealer S\nimps\n");
  await page.getByRole("button", { name: "Enter deal 1" }).tap();
  await pick(page.getByRole("dialog"), "4S N =");
  await until(() => page.locator(".slip").textContent(), /high-card points/);
  await page.getByLabel(/High-card points/).fill("24");
  await page.getByRole("button", { name: "Save" }).tap();
  const expected = command("chicago", await logOf(page, "chicago"));
  await until(async () => (await sheet(page)).total, [expected.total.we, expected.total.they]);
  await menu(page, "Saved sheets");
  await page.locator(".saved").waitFor();
  await until(() => page.locator(".saved li").count(), 2);
});

test("typed on a laptop: the focus stays, deal after deal, to the end and beyond", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  const field = page.getByLabel(/Type it/);
  await field.click();
  for (const line of ["4s n =", "1c e =", "4h s ="]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
  await until(() => logOf(page, "rubber"), "rubber\n4s n =\n1c e =\n4h s =\n");
  await page.getByRole("heading", { name: /^We win by/ }).waitFor();
  await page.keyboard.press("Enter"); // Same partners has the focus
  await page.getByText("Rubber 2").first().waitFor();
  await page.waitForFunction(() => document.activeElement.matches(".typed input"));
  await page.keyboard.type("1nt n =");
  await page.keyboard.press("Enter");
  await until(() => logOf(page, "rubber"), /1nt n =\n$/);
});

test("typed deals: errors say where and what", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  await page.getByLabel(/Type it/).fill("4z n =");
  await page.getByText("invalid strain 'z'").waitFor();
  await untilTrue(() => page.getByRole("button", { name: "Save" }).isDisabled());
  await page.getByLabel(/Type it/).press("Enter");
  assert.equal(await logOf(page, "rubber"), undefined);
});

test("two tabs lose nothing of each other", async (t) => {
  const one = await open(t, "#/rubber");
  await deal(one, "1C N =");
  const two = await one.context().newPage();
  await two.goto(`${host.address}#/rubber`);
  await two.waitForSelector(".sheet");
  await deal(two, "1D N =");
  await one.getByRole("button", { name: "Enter deal 3" }).waitFor(); // it saw
  await deal(one, "1H N =");
  await deal(two, "1S N =");
  await until(() => logOf(one, "rubber"), "rubber\n1C N =\n1D N =\n1H N =\n1S N =\n");
});

test("files: saved and opened again", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday);
  await page.getByRole("button", { name: "Menu" }).tap();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).tap(),
  ]);
  assert.equal(download.suggestedFilename(), "friday-at-the-lees.rubber");
  const path = await download.path();
  assert.equal(readFileSync(path, "utf8"), friday);
  const other = await open(t, "#/play");
  const chooser = other.locator("input[type=file]");
  await chooser.setInputFiles({ name: "x.rubber", mimeType: "text/plain", buffer: readFileSync(path) });
  await other.getByRole("heading", { name: "win by 870" }).waitFor();
  await chooser.setInputFiles({ name: "club.chicago", mimeType: "text/plain", buffer: Buffer.from(club) });
  await other.waitForFunction(() => location.hash === "#/chicago");
  await other.goto(`${host.address}#/rubber`);
  await other
    .locator("input[type=file]")
    .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0, 255]) });
  await other.getByText("This is not the log").waitFor();
  // Everything that is stored is listed behind the door.
  await other.goto(`${host.address}#/play`);
  await other.getByRole("button", { name: /Friday at the Lees/ }).tap();
  await other.getByRole("heading", { name: "win by 870" }).waitFor();
});

test("on paper: every sheet of the evening, and no buttons", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  await put(page, "rubber", readFileSync("examples/evening.rubber", "utf8"));
  await page.emulateMedia({ media: "print" });
  await until(() => page.locator(".sheet:visible").count(), 3);
  for (const gone of [".top", ".sheet-entry", ".tabs", ".foot", ".ending", ".tablehead"])
    await until(() => page.locator(`${gone}:visible`).count(), 0, gone);
  assert.ok((await page.pdf({ preferCSSPageSize: true })).length > 1000);
});
