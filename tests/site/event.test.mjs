// The page of events in a real browser: what it shows is what the command says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import {
  allWords,
  command,
  file,
  go,
  kept,
  lastLine,
  open,
  openSteps,
  said,
  small,
  standings,
  tuesday,
  typedIs,
  words,
} from "./events.mjs";
import { brokenWords, contrasts, misfits } from "./looks.mjs";
import { choose, field, newest, recolour, tabTo, until, untilTrue } from "./pages.mjs";
import { build, laptop, phone } from "./site.mjs";

test("standings of the examples, as the command has them", async (t) => {
  for (const [title, name] of [
    [/Tuesday/, "tuesday"],
    [/Swiss/, "swiss"],
    [/Butler/, "butler"],
    [/Individual/, "individual"],
  ]) {
    const page = await open(t, title);
    await until(() => standings(page), said(command("rank", "--format", "json", `examples/${name}.event`)), name);
  }
});

test("files of other programs, as they come and as convert writes them", async (t) => {
  const path = (name) => join(build, `site-test.${name}`);
  const files = ["usebio_pairs.xml", "club.csv", "match.lin"].map((name) => `tests/golden/formats/${name}`);
  for (const format of ["pbn", "json", "usebio", "csv", "lin"]) {
    execFileSync(
      join(build, "oddtrick"),
      ["convert", "--force", "--to", format, "examples/monday.event", path(format)],
      {
        stdio: "ignore",
      },
    );
    files.push(path(format));
  }
  for (const name of [...files, "tests/site/files/hands.pbn"]) {
    const page = await open(t, name);
    await until(() => standings(page), said(command("rank", "--format", "json", name)), name);
  }
});

test("hand records: the diagram, the auctions with their leads, what can be made, and par", async (t) => {
  const page = await open(t, "tests/site/files/hands.pbn");
  await go(page, "boards/1", ".hands");
  await until(() => words(page, ".hand-E"), "East · 12 high-card points ♠ A 4 ♥ Q ♦ A Q 10 6 5 3 ♣ 9 7 4 2");
  // As the file states them: 8 tricks in hearts and spades make two of each, 6 make none.
  await until(() => words(page, ".made tbody tr:first-child"), "N-S 6 6 8 8 6");
  await until(
    () => page.locator(".made tbody tr:first-child td").evaluateAll((cells) => cells.map((c) => c.className)),
    ["no", "no", "", "", "no"],
  );
  await until(() => words(page, ".par"), "Par 2♥ N-S made, 2♠ N-S made +110");
  await until(() => words(page, ".auction caption"), "N One & S One – E One & W One: 2♥ S =, lead ♣5");
  await until(
    () => allWords(page, ".auction td"),
    ["", "1♣", "1♦", "1♥", "Pass", "2♥", "Pass", "Pass", "Pass", "", "", ""],
  );
  await until(() => page.locator(".rows-to a[href*=replay]").count(), 2);
});

test("matches of teams: every round, with names", async (t) => {
  const page = await open(t, /Swiss/);
  const { matches } = command("rank", "--format", "json", "examples/swiss.event");
  await page.locator(".matches").waitFor();
  await until(() => page.locator(".matches table").count(), 5);
  const rows = page.locator(".matches tbody tr");
  const last = (round) =>
    matches.filter((m) => m.round === round).map((m) => m.vp.map((n) => n.toFixed(2)).join(" – "));
  await until(
    () => rows.evaluateAll((list) => list.map((row) => row.cells[2].innerText.trim())),
    [5, 4, 3, 2, 1].flatMap(last),
  );
});

test("a board in IMPs: what each side has, as the command has it", async (t) => {
  const page = await open(t, /Butler/);
  await go(page, "boards/1", ".trav tbody tr");
  const [{ results }] = command("boards", "--format", "json", "examples/butler.event").boards;
  const figures = page.locator(".trav .figure.whole");
  const numbers = (list) => list.map((text) => Number(text.replace("−", "-")));
  await until(
    async () => numbers(await figures.allTextContents()).sort((a, b) => a - b),
    results.map((row) => row.ns_score).sort((a, b) => a - b),
  );
});

test("a file that is wrong says where, and changes nothing", async (t) => {
  const page = await open(t, null);
  await page
    .getByLabel("Open a file")
    .setInputFiles({ name: "x.event", mimeType: "text/plain", buffer: Buffer.from("event X\nboard 1: 1 2 9S N =\n") });
  await page.getByText(/Line 2, column 14/).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("oddtrick/current/event")), null);
});

const individual = `Board,NS,EW,Contract,By,Tricks
1,1+2,3+4,4S,N,10
1,5+6,7+8,4S,N,9
1,5+5,7+8,4S,N,9
2,1+2,1+4,4S,N,9
2,5+6,7+8,4S,N,9
`;

test("items of a file that cannot be read: how many, which, and still so after a reload", async (t) => {
  for (const screen of [phone, laptop]) {
    const file = { name: "individual.csv", mimeType: "text/csv", buffer: Buffer.from(individual) };
    const page = await open(t, file, screen);
    const notice = page.locator(".left-out");
    for (let visit = 0; visit < 2; visit++) {
      await notice.getByText("2 items of the file could not be read and were left out.").waitFor();
      assert.equal(await notice.getByText(/same player twice/).isVisible(), false);
      await notice.getByText("Show them").click();
      await until(
        async () => (await notice.locator("li").allInnerTexts()).map((text) => text.replace(/\s+/g, " ")),
        [
          "Line 4, column 1: '5+5' is the same player twice: expected two players, 1+5 1,5+5,7+8,4S,N,9",
          "Line 5, column 1: '1+4' plays against itself: expected another contestant 2,1+2,1+4,4S,N,9",
        ],
      );
      await until(() => page.evaluate(misfits), []);
      await until(() => page.evaluate(contrasts), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/left-${screen.viewport.width}.png` });
      await page.reload();
      await page.waitForSelector(".view > *");
    }
    await page.waitForSelector(".ranking tbody tr");
    await until(() => page.locator(".ranking tbody tr").count(), 8);
  }
  const page = await open(t, /Tuesday/);
  await until(() => page.locator(".left-out").count(), 0);
});

test("a pair without a name where the others have one is questioned", async (t) => {
  const names = ["A & B", "C & D", "E & F", "G & H"].map((name, i) => `pair ${i + 1} ${name}\n`).join("");
  const log = `${names}board 1\n1 2 4S N =\n3 4 4S N -1\nboard 2\n1 3 2H N =\n77 4 2H N +1\n`;
  for (const screen of [phone, laptop]) {
    const file = { name: "slip.event", mimeType: "text/plain", buffer: Buffer.from(log) };
    const page = await open(t, file, screen);
    const mark = page.locator(".questioned");
    await until(() => mark.count(), 1);
    await until(() => page.locator("tr:has(.questioned)").getAttribute("data-key"), "77");
    const sentence = "pair 77 has no name, but nearly all others have one: wrong id?";
    await until(() => mark.locator(".unseen").textContent(), sentence);
    await page.getByRole("rowheader", { name: sentence }).waitFor();
    await until(() => page.evaluate(misfits), []);
    await until(() => page.evaluate(contrasts), []);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/unnamed-${screen.viewport.width}.png` });
  }
});

test("a click on a number says why, and the way back leads to where it was", async (t) => {
  const page = await open(t, /Tuesday/);
  await page.getByRole("link", { name: "69.16 %: why?" }).click();
  const reasons = command("why", "--format", "json", "examples/tuesday.event", "NS2").reasons;
  await page.getByText(reasons[0].text).waitFor();
  await until(() => page.locator(".reasons li").count(), reasons.length);
  assert.equal(new URL(page.url()).hash, "#/event/why/NS2");
  await page.goBack();
  await page.locator(".ranking").first().waitFor();
  await go(page, "boards/1", "#board-1");
  await page.locator('tr[data-line="47"] .figure').first().click();
  // The story of 17 of 24: from the elements of 3NT down one to what the others made of it.
  const { story } = command("why", "--format", "json", "examples/tuesday.event", "NS2", "1");
  await page.locator(".story").waitFor();
  await until(() => words(page, ".heroic .v"), "70.83 %");
  await until(() => words(page, ".story li:nth-child(1) tfoot"), `Total ${story.score}`);
  await until(() => words(page, ".story li:nth-child(2) tfoot"), `Matchpoints ${story.value}`);
  await until(() => page.locator(".field-row li").count(), 13, "twelve others, and they");
  await until(() => words(page, ".story li:nth-child(3) h2"), "17 of 24 is 70.83 %");
  await page.getByText("Every step, with the law").click();
  await page.getByText("line 47 of the log").waitFor();
  await page.getByRole("link", { name: /^The other side/ }).click();
  await page.waitForFunction(() => location.hash === "#/event/why/EW3/1");
});

test("a typed result changes the standings; undo brings them back; a reload loses nothing", async (t) => {
  const page = await open(t, /Tuesday/);
  const first = await standings(page);
  const line = "board 1: 1 1 7NT N =";
  await field(page).fill(line);
  await page.getByText("corrects line 46").waitFor();
  await field(page).press("Enter");
  await newest(page, line);
  await until(() => kept(page), `${tuesday}${line}\n`);
  const path = join(build, "site-test.event");
  execFileSync("tee", [path], { input: `${tuesday}${line}\n`, stdio: ["pipe", "ignore", "inherit"] });
  const now = said(command("rank", "--format", "json", path));
  await until(() => standings(page), now);
  assert.notDeepEqual(now, first);
  await page.reload();
  await page.waitForSelector(".ranking");
  await until(() => standings(page), now);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((text) => document.querySelector(".recent li")?.title !== text, line);
  await until(() => standings(page), first);
  await untilTrue(async () => (await kept(page)).startsWith(`${tuesday}${line}\n`), "nothing is overwritten");
});

test("a wrong line is refused, and shows its column", async (t) => {
  const page = await open(t, /Tuesday/);
  await field(page).fill("board 1: 1 1 4Q N =");
  const mistake = page.locator("[data-column]");
  await mistake.getByText(/invalid strain 'Q'/).waitFor();
  await until(() => mistake.getAttribute("data-column"), "15");
  await until(() => mistake.locator("mark").textContent(), "Q N =");
  await field(page).press("Enter");
  await page.waitForTimeout(200);
  assert.equal(await kept(page), tuesday);
});

test("travellers by keyboard: the next board and pair are offered, Tab takes them, Enter adds", async (t) => {
  const page = await open(t, file(small));
  await field(page).focus();
  await page.keyboard.press("b");
  await page.getByRole("option", { name: "board 1:" }).waitFor();
  await page.keyboard.press("Tab");
  await typedIs(page, "board 1: ");
  for (const [result, next] of [
    ["4sn=", "board 1: "],
    ["4s n +1", "board 1: "],
    ["3ntw-1", "board 2: "],
  ]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(result);
    await page.keyboard.press("Enter");
    await typedIs(page, next);
  }
  // The second board in another order: typed, chosen with arrows, corrected, a ruling.
  await page.keyboard.type("1 3 pass");
  await page.keyboard.press("Enter");
  await typedIs(page, "board 2: ");
  await page.getByRole("option", { name: /^3/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await typedIs(page, "board 2: 3 ");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ave+");
  await page.keyboard.press("Tab");
  await page.locator(".meaning").waitFor();
  await page.keyboard.press("Enter");
  await typedIs(page, "board 2: ");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2 2nte=");
  await page.keyboard.press("Enter");
  await typedIs(page, "board 3: ");
  await page.keyboard.press("Escape");
  await typedIs(page, "");
  await page.keyboard.type("board 2: 1 3 1nt n +1");
  await page.getByText("corrects line").waitFor();
  await page.keyboard.press("Enter");
  await typedIs(page, "");
  await until(
    () => kept(page),
    `${small}board 1: 1 1 4sn=
board 1: 2 2 4s n +1
board 1: 3 3 3ntw-1
board 2: 1 3 pass
board 2: 3 1 ave+/ave-
board 2: 2 2 2nte=
board 2: 1 3 1nt n +1
`,
  );
  await page.keyboard.press("Tab"); // out of an empty field
  await until(() => page.evaluate(() => document.activeElement.textContent.trim()), "Undo");
});

test("what if: ranks before and after, and the log stays as it is", async (t) => {
  const page = await open(t, /Tuesday/);
  await field(page).fill("board 1: 1 1 7NT N =");
  await page.getByRole("button", { name: "What if?" }).click();
  const [candidate] = command(
    "whatif",
    "--format",
    "json",
    "examples/tuesday.event",
    "board 1: 1 1 7NT N =",
  ).candidates;
  await page.getByRole("dialog").locator("tbody tr").first().waitFor();
  await until(() => page.getByRole("dialog").locator("tbody tr").count(), candidate.changes.length);
  assert.equal(await kept(page), tuesday);
});

const long = `event An evening with a title that is longer than any telephone is wide, Donaudampfschifffahrtsgesellschaft\nscoring matchpoints\nwinners 2\n${[
  1, 2, 3,
]
  .flatMap((n) => [
    `pair NS${n} Wilhelmina Featherstonehaugh-Cholmondeley & Donaudampfschifffahrtskapitaenswitwe`,
    `pair EW${n} Maximilian von und zu Hohenstein & Bartholomew Llanfairpwllgwyngyll`,
  ])
  .join(
    "\n",
  )}\nboard 1\ndeal N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653\n1 1 4SX N -9 lead HA\n2 2 weighted 60% 4S N = 40% 4S N -1\n3 3 ave+/ave-\nboard 2\n1 2 3NT E +1\n2 3 pass\n3 1 6D W =\n`;

const views = [
  ["standings", ".ranking"],
  ["boards", ".choose"],
  ["boards/1", ".board-page"],
  ["boards/all", ".board-page"],
  ["cards", ".who-am-i"],
  ["check", ".findings, .hint"],
  ["log", ".history-list"],
  ["settings", ".settings-list"],
];

test("360 pixels: nothing scrolls sideways, every target is for a thumb, with long names", async (t) => {
  for (const what of [file(long), "tests/site/files/hands.pbn", /Tuesday/, /Swiss/, /Individual/, /Thursday/]) {
    const page = await open(t, what, phone);
    for (const [path, wait] of views) {
      await go(page, path, wait);
      await until(() => page.evaluate(misfits), [], `${what.name ?? what} ${path}`);
      await until(() => page.evaluate(brokenWords), [], `${what.name ?? what} ${path}`);
    }
    await page.getByRole("button", { name: "Enter a result" }).tap();
    await field(page).waitFor();
    await field(page).fill("penalty ");
    await page.waitForTimeout(100);
    await until(() => page.evaluate(misfits), [], `${what.name ?? what} desk`);
    await page.keyboard.press("Escape");
    await go(page, "standings", ".ranking");
    await page.locator(".ranking .figure").first().tap();
    await page.locator(".reasons").waitFor();
    await until(() => page.evaluate(misfits), [], `${what.name ?? what} why`);
    await go(page, "standings", ".ranking");
    await page.locator(".ranking .n").first().tap();
    await page.locator(".score-card").waitFor();
    await until(() => page.evaluate(misfits), [], `${what.name ?? what} card`);
    await page.locator(".card-rows .figure").first().tap();
    await openSteps(page);
    await until(() => page.evaluate(misfits), [], `${what.name ?? what} why of a board`);
  }
});

test("wider screens: no table is wider than its sheet, and names have room", async (t) => {
  for (const what of [file(long), /Tuesday/, /Swiss/]) {
    const page = await open(t, what, { viewport: { width: 1000, height: 900 } });
    for (const [path, wait] of views) {
      await go(page, path, wait);
      for (const width of [700, 1000, 1280, 1400, 1800]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await page.waitForSelector(wait);
        const name = `${width} ${what.name ?? what} ${path}`;
        await until(async () => (await page.evaluate(misfits)).filter((text) => !/ x /.test(text)), [], name);
        await until(() => page.evaluate(brokenWords), [], name);
        const narrow = await page.evaluate(() => {
          const list = [];
          for (const table of document.querySelectorAll(".sheet-part > table"))
            if (table.offsetWidth > table.parentElement.clientWidth) list.push("a table stands out");
          for (const e of document.querySelectorAll(".view th bdi"))
            if (e.getBoundingClientRect().height > 6 * 24) list.push(`${e.textContent} is narrow`);
          return list;
        });
        assert.deepEqual(narrow, [], name);
      }
    }
  }
});

test("contrast: AA on every view and dialog, light and dark, in two and four colours", async (t) => {
  const page = await open(t, null, { ...phone, reducedMotion: "reduce" });
  const check = async (name, colours) => {
    for (const suits of colours) {
      await choose(page, { suits });
      for (const scheme of ["light", "dark"]) {
        await recolour(page, scheme);
        await until(() => page.evaluate(contrasts), [], `${name}, ${scheme}, ${suits}`);
      }
    }
  };
  const both = ["two", "four"];
  await check("start", both);
  const files = ["tests/site/files/hands.pbn", "examples/swiss.event", "examples/tuesday.event"];
  for (const what of files) {
    const colours = what === files[0] ? both : ["two"];
    const look = (name) => check(`${what} ${name}`, colours);
    await page.getByLabel("Open a file").setInputFiles(what);
    await page.waitForSelector(".view > *");
    for (const [path, wait] of views) {
      await go(page, path, wait);
      await look(path);
    }
    await page.getByRole("button", { name: "Enter a result" }).tap();
    for (const line of ["board 1: 1 1 4Q N =", "board 1: 1 1 4S N =", "penalty "]) {
      await field(page).fill(line);
      await page.waitForTimeout(60);
      await field(page).press("ArrowDown");
      await look(line);
    }
    await page.keyboard.press("Escape");
    await go(page, "boards/1", ".trav .figure");
    await page.locator(".trav .figure").first().tap();
    await openSteps(page);
    await look("why");
    await page.getByRole("link", { name: /^Scorecard of/ }).tap();
    await page.locator(".score-card").waitFor();
    await page.getByRole("button", { name: /./ }).and(page.locator(".this-is-me button")).first().tap();
    await look("my card");
    await go(page, "standings", ".my-place");
    await look("my place");
    await go(page, "boards/1", ".mine");
    await look("my row");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Other events" }).tap();
    await page.waitForSelector(".start");
  }
});

test("the focus can be seen wherever it goes", async (t) => {
  const page = await open(t, "tests/site/files/hands.pbn");
  for (const [path, wait] of views) {
    await go(page, path, wait);
    await page.evaluate(() => document.activeElement.blur());
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const e = document.activeElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(e);
        return e === document.body || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2)
          ? null
          : `${e.tagName} ${e.className}`;
      });
      assert.equal(at, null, path);
    }
  }
});

// Pages as they are printed, from a dark screen: how many, and their contents.
async function printed(page, name) {
  const path = join(build, `site-test-${name}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  const said = (command, ...args) => execFileSync(command, args, { encoding: "utf8", maxBuffer: 1 << 24 });
  const info = said("pdfinfo", path);
  assert.match(info, /Page size: .*A4/);
  return { pages: Number(/Pages:\s+(\d+)/.exec(info)[1]), text: said("pdftotext", "-layout", path, "-") };
}

test("on paper: every view on A4, black on white, without what is for the screen", async (t) => {
  const page = await open(t, /Monday/, { ...laptop, colorScheme: "dark" });
  const expected = { standings: 1, boards: 1, "boards/1": 1, "boards/all": 8, cards: 1, check: 1, log: 2, settings: 2 };
  for (const [path, wait] of views) {
    await go(page, path, wait);
    const { pages, text } = await printed(page, path.replace("/", "-"));
    assert.ok(pages <= expected[path], `${path}: ${pages} pages`);
    assert.match(text, /Monday Evening/);
    assert.doesNotMatch(text, /Director|Calculator|Undo|What if/);
    if (path === "standings")
      for (const name of ["Ann Archer & Ben Hale", "Tess Nash"]) assert.ok(text.includes(name), name);
  }
  await go(page, "boards/all", "#board-15");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await until(() => page.locator(".board-page:visible").count(), 15);
  for (const gone of [".nav", ".brand", ".bar-actions", ".toolbar", ".session-entry", ".tabs", ".steps-row", ".edit"])
    await until(() => page.locator(`${gone}:visible`).count(), 0, gone);
  const colours = await page.evaluate(() =>
    ["body", ".event-head", ".part-results .sheet-part", ".hands"].map((s) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(s));
      return `${color} on ${backgroundColor}`;
    }),
  );
  for (const one of colours) assert.match(one, /^rgb\(0, 0, 0\) on rgba?\((255, 255, 255|0, 0, 0, 0)\)$/);
});

test("all score cards: a page each, to hand out", async (t) => {
  const page = await open(t, /Tuesday/);
  await go(page, "cards/all", ".score-card:nth-of-type(26)");
  const { pages } = await printed(page, "cards");
  assert.equal(pages, 26);
});

// ---- By keyboard alone -----------------------------------------------------------------------------------------------

const addedIs = async (page, line) => {
  await newest(page, line);
  await until(() => lastLine(page), line);
};

test("a director without a mouse: corrects, rules, tries out, undoes, sets, and looks at the log", async (t) => {
  const page = await open(t, /Tuesday/);
  // A correction, from the traveller: the old result is selected, and is typed over.
  await tabTo(page, "Boards");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".choose");
  await tabTo(page, /^Board 1, /);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#board-1");
  await tabTo(page, "Correct 1 v 1, 3NT E -1");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Correct or rule").waitFor();
  await page.waitForSelector("dialog .desk input:focus");
  await page.keyboard.type("3nte=");
  await page.getByRole("dialog").getByText("corrects line 46").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await addedIs(page, "board 1: 1 1 3nte=");
  // A ruling: tried out first, then entered.
  const ruling = "board 1: 2 3 weighted 60% 3NT E -1 40% 3NT E =";
  await tabTo(page, "A line for the log");
  await page.keyboard.type(ruling);
  await page.locator(".meaning").getByText("corrects line 47").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.type(ruling);
  await page.locator(".meaning").waitFor();
  await tabTo(page, "What if?");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").locator("tbody tr").first().waitFor();
  await page.keyboard.press("Escape");
  await until(() => lastLine(page), "board 1: 1 1 3nte=");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await addedIs(page, ruling);
  // A penalty, and undo of the ruling is offered no more; a setting.
  await page.keyboard.press("Escape");
  await page.keyboard.type("penalty NS8 10% late");
  await page.keyboard.press("Enter");
  await addedIs(page, "penalty NS8 10% late");
  await page.locator(".tabs a", { hasText: "Director" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".tabs a", { hasText: "Settings" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".settings-list");
  await tabTo(page, "Boards with fewer results");
  await page.keyboard.type("not");
  await addedIs(page, "set neuberg off");
  await tabTo(page, "Matchpoints are rounded to");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("0.5");
  await page.keyboard.press("Enter");
  await addedIs(page, "set unit 0.5");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("many");
  await page.keyboard.press("Enter");
  await page.locator(".notice.bad").waitFor();
  await until(() => lastLine(page), "set unit 0.5");
  await tabTo(page, "Undo");
  await page.keyboard.press("Enter");
  await addedIs(page, "set unit 0.01");
  // The log says what corrected what, and is corrected from there, too.
  await page.locator(".tabs a", { hasText: "Log" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("corrects line 46").waitFor();
  await tabTo(page, /^Correct line 4\d\d$/);
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog .desk input:focus");
  await page.keyboard.type("pass");
  await page
    .getByRole("dialog")
    .getByText(/corrects line 4\d\d/)
    .waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await until(() => lastLine(page), /^board \d+: \d+ \d+ pass$/);
});
