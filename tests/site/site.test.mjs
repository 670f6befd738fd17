// The pages in a real browser. The numbers are those of the worked rubber in the rules of the game, and of the command.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { contrasts, misfits } from "./looks.mjs";
import { begin } from "./pages.mjs";
import { build, deal, laptop, phone, pick, serve, sheet } from "./site.mjs";

const { host, open: openPage } = await begin(serve);

const friday = readFileSync("examples/friday.rubber", "utf8");
const club = readFileSync("examples/club.chicago", "utf8");

async function open(t, path, options = phone) {
  const page = await openPage(t, path, options);
  await page.waitForSelector("main");
  return page;
}

const logOf = (page, kind) =>
  page.evaluate(
    (k) =>
      JSON.parse(localStorage.getItem(`oddtrick/session/${JSON.parse(localStorage.getItem(`oddtrick/current/${k}`))}`))
        ?.log,
    kind,
  );

const put = async (page, kind, log) => {
  await page.evaluate(
    ([k, text]) => {
      localStorage.setItem(
        `oddtrick/session/x${k}`,
        JSON.stringify({ id: `x${k}`, kind: k, log: text, byHand: 0, changed: Date.now() }),
      );
      localStorage.setItem(`oddtrick/current/${k}`, JSON.stringify(`x${k}`));
    },
    [kind, log],
  );
  await page.reload();
  await page.waitForSelector(".sheet-and-deals:not(.only-print) .sheet");
};

const menu = async (page, name) => {
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("dialog").getByRole("button", { name }).tap();
};

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

test("the worked rubber, by tapping", async (t) => {
  const page = await open(t, "#/rubber");
  await page.getByRole("button", { name: /players’ names/ }).tap();
  for (const [seat, name] of [
    ["North", "Ann"],
    ["South", "Bo"],
    ["East", "Cy"],
    ["West", "Di"],
  ])
    await page.getByRole("textbox", { name: seat }).fill(name);
  await page.getByRole("textbox", { name: "Title" }).fill("Friday at the Lees");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  for (const [text, options, expected] of worked) {
    await deal(page, text, options);
    assert.deepEqual(await sheet(page), expected, text);
  }
  assert.equal(await page.locator(".verdict").first().textContent(), "They win by 870: 9 hundreds.");
  assert.deepEqual(await page.locator(".evening tbody tr").allTextContents(), ["Ann−9", "Bo−9", "Cy+9", "Di+9"]);
  // What is kept is a log that the command reads, to the same sheet.
  const log = await logOf(page, "rubber");
  const command = JSON.parse(
    execFileSync(join(build, "oddtrick"), ["rubber", "--format", "json", "-"], { input: log }),
  );
  assert.deepEqual(command.total, { we: 770, they: 1640 });
  assert.equal(command.title, "Friday at the Lees");
});

test("who deals and who is vulnerable is always in sight", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday.split("\n").slice(0, 5).join("\n") + "\n");
  await page.evaluate(() => scrollTo(0, 400));
  const status = page.locator(".sticky .status");
  assert.match(await status.textContent(), /Deal 3.*South deals.*\(Bo\).*We not vul.*They vulnerable/s);
  assert.ok(
    await status.evaluate((e) => e.getBoundingClientRect().top >= 0 && e.getBoundingClientRect().bottom < innerHeight),
  );
  await page.getByRole("button", { name: "Enter deal 3" }).tap();
  assert.match(await page.getByRole("dialog").getByRole("heading").textContent(), /South deals.*They vulnerable/s);
});

test("reload without a network, and go on", async (t) => {
  const page = await open(t, "#/rubber");
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
    assert.deepEqual((await sheet(page)).total, [100, 0]);
    await deal(page, "4H W =");
    assert.deepEqual((await sheet(page)).total, [100, 120]);
    // The tab is closed; another one finds everything.
    const again = await page.context().newPage();
    await page.close();
    await again.goto(`${host.address}#/rubber`);
    await again.waitForSelector(".sheet");
    assert.deepEqual((await sheet(again)).total, [100, 120]);
    await again.getByRole("link", { name: "Calculator" }).tap();
    await again.waitForSelector(".scores");
  } finally {
    await host.up();
  }
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
  assert.deepEqual((await sheet(other)).total, [770, 1640]);
  assert.equal(await other.evaluate(() => Object.keys(localStorage).length), 0);
  await other.getByRole("button", { name: "Keep it and go on" }).tap();
  await deal(other, "4S N =");
  assert.equal(await logOf(other, "rubber"), `${friday}4S N =\n`);
  assert.equal(await logOf(page, "rubber"), friday);
});

test("damaged links say so", async (t) => {
  const page = await open(t, "#/rubber/shared/AAAA");
  await page.getByText("damaged or incomplete").waitFor();
  await page.goto(`${host.address}#/rubber/shared/%F0%00`);
  await page.getByText("damaged or incomplete").waitFor();
});

test("correct and undo: by lines that are appended", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", friday);
  await page.getByRole("button", { name: /^Deal 3,/ }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2 × 100 = 200").waitFor();
  await dialog.getByText("Law 81, Undertricks").waitFor();
  await dialog.getByRole("button", { name: "Correct" }).tap();
  const box = page.getByRole("dialog", { name: "Correct deal 3" });
  await box.getByRole("radio", { name: "Down 1", exact: true }).check();
  await box.getByRole("button", { name: "Correct deal 3" }).tap();
  await box.waitFor({ state: "detached" });
  assert.equal(await logOf(page, "rubber"), `${friday}correct 3 5C W -1\n`);
  assert.deepEqual((await sheet(page)).total, [670, 1640]);
  await page.getByRole("button", { name: "Undo" }).tap();
  assert.equal(await logOf(page, "rubber"), `${friday}correct 3 5C W -1\ncorrect 3 5C  W -2\n`);
  assert.deepEqual((await sheet(page)).total, [770, 1640]);
  // Undo once more: the last deal goes.
  await page.getByRole("button", { name: "Undo" }).tap();
  assert.deepEqual((await sheet(page)).total, [770, 120]);
  // A deal in the middle is taken back, and put back.
  await page.getByRole("button", { name: /^Deal 2,/ }).tap();
  await page.getByRole("button", { name: "Take back" }).tap();
  await page.getByRole("button", { name: "Yes, take it back" }).tap();
  assert.equal((await sheet(page)).total[1], 0);
  await page.getByRole("button", { name: /^Deal 2, taken back/ }).tap();
  await page.getByRole("button", { name: "Put it back" }).tap();
  assert.deepEqual((await sheet(page)).total, [770, 120]);
  assert.ok((await logOf(page, "rubber")).startsWith(friday));
});

test("an unfinished rubber, and several in an evening", async (t) => {
  const page = await open(t, "#/rubber");
  await deal(page, "4S N =");
  await menu(page, "Break off this rubber");
  assert.deepEqual((await sheet(page)).total, [420, 0]); // 120 and 300 for the only game
  await deal(page, "pass");
  await deal(page, "3NT E -1");
  assert.match(await page.locator(".sticky .status").textContent(), /Rubber 2, deal 4/);
  assert.deepEqual((await sheet(page)).total, [50, 0]);
  await page.getByRole("button", { name: "Rubber 1" }).tap();
  assert.deepEqual((await sheet(page)).total, [420, 0]);
});

test("names: those that are no pair survive, those that look like something else are names", async (t) => {
  const page = await open(t, "#/rubber");
  await put(page, "rubber", "rubber\nwe The Lees\n4S N =\n");
  await menu(page, "Names and title");
  await page.getByRole("textbox", { name: "East" }).fill("Cy # & Co");
  await page.getByRole("textbox", { name: "Title" }).fill("Friday # night");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  assert.equal(await logOf(page, "rubber"), "rubber\nwe The Lees\n4S N =\nrubber Friday night\nthey Cy Co\n");
  await menu(page, "Names and title");
  await page.getByRole("textbox", { name: "North" }).fill("NS");
  await page.getByRole("textbox", { name: "South" }).fill("<b>Bo</b>");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  assert.deepEqual(await page.locator(".sheet .names bdi").allTextContents(), ["NS & <b>Bo< b>", "Cy Co"]);
});

test("Chicago, as the command has it", async (t) => {
  const page = await open(t, "#/chicago");
  await put(page, "chicago", "chicago\n");
  for (const line of club.split("\n").slice(3)) {
    const [, text, honors] = /^(pass|[^#]*?[=+-]\d?)\s*(?:honors (. \d+))?\s*(?:#.*)?$/.exec(line) ?? [];
    if (text) await deal(page, text.replace(/\s+/g, " "), { honors });
  }
  const { chicagos } = JSON.parse(
    execFileSync(join(build, "oddtrick"), ["chicago", "--format", "json", "examples/club.chicago"]),
  );
  assert.deepEqual((await sheet(page)).total, [chicagos[1].total.we, chicagos[1].total.they]);
  await page.getByRole("button", { name: "Chicago 1" }).tap();
  assert.deepEqual((await sheet(page)).total, [chicagos[0].total.we, chicagos[0].total.they]);
});

test("Chicago by other rules, and in IMPs", async (t) => {
  const page = await open(t, "#/chicago");
  await deal(page, "2S N =");
  await menu(page, "New Chicago sheet");
  await page.getByRole("radio", { name: "IMPs" }).check();
  await page.getByRole("radio", { name: "South" }).check();
  await page.getByRole("button", { name: "Start" }).tap();
  assert.equal(await logOf(page, "chicago"), "chicago\ndealer S\nimps\n");
  await page.getByRole("button", { name: "Enter deal 1" }).tap();
  await pick(page.getByRole("dialog"), "4S N =");
  assert.match(await page.locator(".preview").textContent(), /high-card points/);
  await page.getByLabel(/High-card points/).fill("24");
  await page.getByRole("button", { name: "Add deal 1" }).tap();
  const expected = JSON.parse(
    execFileSync(join(build, "oddtrick"), ["chicago", "--format", "json", "-"], {
      input: await logOf(page, "chicago"),
    }),
  );
  assert.deepEqual((await sheet(page)).total, [expected.total.we, expected.total.they]);
  await menu(page, "Kept sheets");
  await page.locator(".saved").waitFor();
  assert.equal(await page.locator(".saved li").count(), 2);
});

test("keyboard only, on a laptop", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  const focused = () =>
    page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim());
  const tabTo = async (label) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const e = document.activeElement;
        return [e.getAttribute("aria-label"), e.labels?.[0]?.textContent, e.textContent]
          .filter(Boolean)
          .map((s) => s.trim())
          .join("|");
      });
      const visible = await page.evaluate(() => {
        const e =
          document.activeElement.type === "radio" ? document.activeElement.nextElementSibling : document.activeElement;
        return e === document.body || getComputedStyle(e).outlineStyle !== "none"; // behind the last comes the browser's own
      });
      assert.ok(visible, `the focus is seen at ${name}`);
      if (name.includes(label)) return;
    }
    assert.fail(`no way to ${label}, but to ${await focused()}`);
  };
  await tabTo("Type it");
  await page.keyboard.type("4sx s +1");
  await page.keyboard.press("Enter");
  assert.deepEqual((await sheet(page)).total, [390, 0]);
  // And by the box: Tab goes from row to row, arrows along it, Space picks.
  await page.evaluate(() => document.activeElement.blur());
  await tabTo("1");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight"); // level 3
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft"); // from clubs backwards: notrump
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space"); // North
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space"); // made
  await tabTo("Add deal 2");
  await page.keyboard.press("Enter");
  assert.equal(await logOf(page, "rubber"), "rubber\n4sx s +1\n3NT N =\n");
  assert.ok(await page.getByLabel(/Type it/).evaluate((field) => field === document.activeElement));
  // A dialog keeps the focus, and gives it back.
  await tabTo("Deal 1,");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.match(await focused(), /^Deal 1,/);
});

test("typed deals: errors say where and what", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  await page.getByLabel(/Type it/).fill("4z n =");
  await page.getByText("invalid strain 'z'").waitFor();
  assert.ok(await page.getByRole("button", { name: "Add deal 1" }).isDisabled());
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
  assert.equal(await logOf(one, "rubber"), "rubber\n1C N =\n1D N =\n1H N =\n1S N =\n");
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
  const other = await open(t, "#/rubber");
  const chooser = other.locator("input[type=file]");
  await chooser.setInputFiles({ name: "x.rubber", mimeType: "text/plain", buffer: readFileSync(path) });
  await other.getByText("They win by 870").first().waitFor();
  await chooser.setInputFiles({ name: "club.chicago", mimeType: "text/plain", buffer: Buffer.from(club) });
  await other.getByRole("heading", { name: "Tuesday at the club" }).waitFor();
  await other.goto(`${host.address}#/rubber`);
  await other
    .locator("input[type=file]")
    .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0, 255]) });
  await other.getByText("This is no log").waitFor();
});

test("the calculator: tapped, typed, explained, in the table, and back", async (t) => {
  const page = await open(t, "#/calculator");
  await page.getByRole("button", { name: "Clear" }).tap();
  await pick(page.locator(".box"), "4SX N +1");
  const numbers = () => page.locator(".both b").allTextContents();
  assert.deepEqual(await numbers(), ["+690", "−690", "+990", "−990"]);
  assert.match(await page.locator(".score-bar").textContent(), /\+690.*\+990/);
  assert.deepEqual(await page.locator(".score.vul .points").allTextContents(), ["240", "200", "50", "500"]);
  await page.getByText("Law 77, Trick Score").first().waitFor();
  assert.deepEqual(await page.locator(".grid-table .cell").allTextContents(), ["690", "990"]);
  await page.getByLabel("Or type it").fill("3nt w -2");
  assert.deepEqual(await numbers(), ["+100", "−100", "+200", "−200"]);
  assert.ok(await page.locator(".box").getByRole("radio", { name: "Down 2" }).isChecked());
  await page.getByLabel("Or type it").fill("8s n =");
  await page.getByText("invalid level '8'").waitFor();
  await page.getByLabel("Score of North-South").fill("980");
  assert.equal(await page.locator(".lines li").count(), 3);
  await page.getByLabel("Score of North-South").fill("975");
  await page.getByText("No result gives this").waitFor();
  await page.getByRole("button", { name: "Whole table" }).tap();
  assert.equal(await page.locator(".grid-table tbody tr").count(), 84 + 13);
});

// ---- How it looks --------------------------------------------------------------------------------------------------

const long = `rubber The Annual Invitational Rubber Bridge Evening of the Worshipful Company of Feltmakers and Donaudampfschifffahrtsgesellschaftskapitäne
we Maximiliane-Charlotte von Hohenlohe-Langenburg & Bartholomew Featherstonehaugh-Cholmondeley
they Wolfeschlegelsteinhausenbergerdorffvoralternwaren & 山田太郎山田太郎山田太郎山田太郎
2NT N +1
4H W = honors N 150
7NTXX N -13
4S N =
4S N =
correct 3 6NT N -1
`;

async function views(page) {
  const places = [
    ["calculator", async () => {}],
    ["rubber", async () => {}],
    ["rubber, entering", () => page.getByRole("button", { name: /^Enter deal/ }).tap()],
    ["rubber, a deal", () => page.getByRole("button", { name: /^Deal 2,/ }).tap()],
    ["rubber, menu", () => page.getByRole("button", { name: "Menu" }).tap()],
    ["rubber, names", () => menu(page, "Names and title")],
    ["rubber, share", () => menu(page, "Share").then(() => page.waitForSelector(".qr"))],
    ["chicago", async () => {}],
    ["settings", () => page.getByRole("button", { name: "Settings" }).tap()],
  ];
  return places.map(([name, go]) => [
    name,
    async () => {
      const path = name.startsWith("rubber") ? "rubber" : name === "chicago" ? "chicago" : "calculator";
      await page.goto(`${host.address}#/${path}`);
      await page.reload();
      await page.waitForSelector("main");
      await go();
    },
  ]);
}

test("360 pixels: nothing scrolls sideways, nothing is clipped, every target is for a thumb", async (t) => {
  const page = await open(t, "#/rubber", { ...phone, serviceWorkers: "block" });
  await put(page, "rubber", long);
  for (const [name, go] of await views(page)) {
    await go();
    assert.deepEqual(await page.evaluate(misfits), [], name);
  }
});

test("contrast: AA in light and dark, in two and four colours", async (t) => {
  for (const colorScheme of ["light", "dark"])
    for (const suits of ["two", "four"]) {
      const page = await open(t, "#/rubber", {
        ...phone,
        colorScheme,
        serviceWorkers: "block",
        reducedMotion: "reduce",
      });
      await page.evaluate((s) => localStorage.setItem("oddtrick/settings", JSON.stringify({ suits: s })), suits);
      await put(page, "rubber", long);
      for (const [name, go] of await views(page)) {
        await go();
        assert.deepEqual(await page.evaluate(contrasts), [], `${name}, ${colorScheme}, ${suits}`);
      }
    }
});

test("settings: themes and suits are kept", async (t) => {
  const page = await open(t, "#/calculator");
  const colour = () => page.evaluate(() => getComputedStyle(document.querySelector(".strains .diamonds span")).color);
  const before = await colour();
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("radio", { name: "Four colours" }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  await page.waitForSelector(".strains .diamonds span");
  assert.notEqual(await colour(), before);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
});

test("on paper: every sheet of the evening, and no buttons", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  await put(page, "rubber", readFileSync("examples/evening.rubber", "utf8"));
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".sheet:visible").count(), 3);
  for (const gone of [".top", ".toolbar", ".session-entry", ".tabs"])
    assert.equal(await page.locator(`${gone}:visible`).count(), 0, gone);
  assert.ok((await page.pdf({ preferCSSPageSize: true })).length > 1000);
});

// ---- What is served --------------------------------------------------------------------------------------------------

test("the first load is small, and everything that is named is there", () => {
  const site = join(build, "site");
  const files = readdirSync(site, { recursive: true }).filter((name) => /\.\w+$/.test(name));
  const first = files.filter((name) => /\.(html|js|css|wasm|webmanifest|svg)$/.test(name));
  const size = (list) =>
    list.reduce((sum, name) => sum + gzipSync(readFileSync(join(site, name)), { level: 9 }).length, 0);
  // The page of events and its engine, the readers of other programs' files, and the double-dummy solver are fetched
  // when they are first needed, or in the background.
  const events = first.filter((name) => /^(page|oddtrick-event)-/.test(name));
  const exchange = first.filter((name) => /^(oddtrick-)?exchange-/.test(name));
  const solver = first.filter((name) => /^(oddtrick-)?dd-/.test(name));
  const later = [...events, ...exchange, ...solver];
  assert.deepEqual([events.length, exchange.length, solver.length], [2, 2, 2]);
  console.log(
    `# first load: ${size(first.filter((name) => !later.includes(name)))} bytes gzipped, all: ${size(first)}`,
  );
  assert.ok(size(first.filter((name) => !later.includes(name))) < 70 * 1000);
  assert.ok(size(events) < 140 * 1000);
  assert.ok(size(solver) < 40 * 1000);
  assert.ok(size(first) < (290 + 40) * 1000);
  const worker = readFileSync(join(site, "sw.js"), "utf8");
  for (const name of files.filter((n) => n !== "sw.js" && n !== "server.json"))
    assert.ok(worker.includes(`"${name}"`), `${name} is kept for offline`);
  const manifest = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"));
  for (const { src } of manifest.icons) assert.ok(files.includes(src), src);
});

test("no inline script or style, and nothing from elsewhere", () => {
  const site = join(build, "site");
  const page = readFileSync(join(site, "index.html"), "utf8");
  assert.ok(!/<script(?![^>]*\bsrc=)|<style|\bon\w+=|style=/.test(page));
  for (const name of readdirSync(site).filter((n) => /\.(html|js|css)$/.test(n)))
    for (const [address] of readFileSync(join(site, name), "utf8").matchAll(/https?:\/\/[^\s"'`)]+/g))
      assert.match(address, /^http:\/\/www\.w3\.org\//, `${name}: ${address}`);
});
