// The pages of events as players, spectators and directors need them: each case was once wrong or missing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { allWords, command, file, go, kept, lastLine, open, small, typedIs, words } from "./events.mjs";
import { brokenWords, misfits, overlaps } from "./looks.mjs";
import { field, until, untilTrue } from "./pages.mjs";
import { laptop, phone } from "./site.mjs";

// ---- For players ---------------------------------------------------------------------------------------------------------

test("a traveller on a telephone: names, the best first, and my row, which is remembered in every event", async (t) => {
  const page = await open(t, /Monday/, phone);
  await page.getByRole("link", { name: "Scorecards" }).tap();
  await page.getByRole("button", { name: "Ann Archer" }).tap();
  await page.locator(".heroic").getByText("Ann Archer & Ben Hale").waitFor();
  await page.getByText("This is me").first().waitFor();
  await go(page, "boards/3", ".trav .mine");
  await until(() => allWords(page, ".trav .mine .nm bdi"), ["Ann Archer & Ben Hale", "Kay Kerr & Liam Reed"]);
  // All rows with names, North-South's best first.
  const { boards } = command("boards", "--format", "json", "examples/monday.event", "3");
  const best = boards[0].results.map((row) => row.ns_percent.toFixed(1)).sort((a, b) => b - a);
  await until(() => allWords(page, ".trav td:nth-last-child(2)"), best);
  await until(() => page.locator(".trav .nm bdi:visible").count(), 10);
  // Who sits East-West sees East-West's figures, the best first.
  await go(page, "cards/EW1", ".this-is-me");
  await page.locator(".this-is-me button").first().tap();
  await go(page, "boards/3", ".trav .mine");
  const theirs = boards[0].results.map((row) => row.ew_percent.toFixed(1)).sort((a, b) => b - a);
  await until(() => allWords(page, ".trav td:nth-last-child(2)"), theirs);
  // It is there after a reload, and in another event where the name occurs.
  await page.reload();
  await page.locator(".trav .mine").waitFor();
  const [name] = await allWords(page, ".trav .mine .nm span bdi");
  await page.evaluate(() => (location.hash = "#/events"));
  await page.waitForSelector(".start");
  const other = `event Another evening\npair 4 Somebody & Nobody\npair 5 ${name}\nboard 1\n5 4 4S N =\n`;
  await page.getByLabel("Open a file").setInputFiles(file(other));
  await page.locator(".my-place").waitFor();
  await until(() => page.locator("tr.mine").getAttribute("data-key"), "5");
});

test("rows are sorted and filtered, and the address says how", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  await go(page, "boards/1", ".trav");
  await page.getByText("Sort and filter").tap();
  await page.getByLabel("Sorted by").selectOption("ew");
  await page.waitForFunction(() => location.hash.endsWith("boards/1?by=ew"));
  const rows = () => page.locator(".trav tbody tr").count();
  await until(() => rows(), 13);
  const { boards } = command("boards", "--format", "json", "examples/tuesday.event", "1");
  const sorted = boards[0].results.sort((a, b) => Number(a.ew) - Number(b.ew)).map((row) => row.line);
  await until(
    () => page.locator(".trav tbody tr").evaluateAll((list) => list.map((row) => Number(row.dataset.line))),
    sorted,
  );
  await page.getByLabel("Show only").fill("3NT E =");
  const like = boards[0].results.filter((row) => row.result === "3NT E =").length;
  assert.ok(like > 0);
  await page.waitForFunction((n) => document.querySelectorAll(".trav tbody tr").length === n, like);
  await page.reload();
  await page.locator(".trav").waitFor();
  await until(() => rows(), like, "a link shows the same");
  await page.getByLabel("Show only").fill("nothing like that");
  await page.getByText("No result matches.").waitFor();
});

test("from the standings to why a board gave what it gave: three taps", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  let taps = 0;
  // Where a finger comes down, whatever is there.
  const tap = async (locator) => {
    taps++;
    await locator.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await locator.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tap(page.locator('tr[data-key="NS2"] .n'));
  await page.locator(".score-card").waitFor();
  await tap(page.locator(".card-rows tbody tr:not(.round-head)").first().locator(".nm"));
  await page.locator(".trav").waitFor();
  await tap(page.locator('tr[data-line="47"] .sc')); // the whole row is the target
  await page.locator(".story").waitFor();
  assert.equal(new URL(page.url()).hash, "#/event/why/NS2/1");
  assert.equal(taps, 3);
});

test("auction and play, call by call and card by card; the step is in the address", async (t) => {
  const page = await open(t, "tests/site/files/hands.pbn");
  await go(page, "boards/1", ".rows-to");
  await page.locator(".rows-to a").first().click();
  await page.locator(".replay").waitFor();
  const step = async (n) => {
    await page.getByRole("button", { name: "One step forward" }).click();
    await page.waitForFunction((text) => location.hash.endsWith(text), `?step=${n}`);
  };
  assert.equal(await page.locator(".auction td", { hasText: /./ }).count(), 0, "nothing was called yet");
  await step(1);
  await until(() => words(page, ".replay-bar p b"), "North: 1♣");
  for (let n = 2; n <= 8; n++) await step(n);
  await until(() => words(page, ".replay-bar p b"), "West: Pass");
  // The lead leaves West's hand for the table; after four cards North-South have the trick.
  await until(() => words(page, ".hand-W"), /♣ J 8 6 5 3/);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => location.hash.endsWith("?step=9"));
  await until(() => words(page, ".hand-W"), /♣ J 8 6 3/);
  await until(() => words(page, ".played"), "West: ♣5");
  for (let n = 10; n <= 12; n++) await step(n);
  await until(() => words(page, ".played.won"), "North: ♣A");
  await until(() => words(page, ".replay-bar p b"), "N-S 1, E-W 0");
  await untilTrue(() => page.getByRole("button", { name: "One step forward" }).isDisabled());
  await page.reload();
  await page.locator(".played.won").waitFor();
  await until(() => page.locator(".played").count(), 4, "a link shows the same card");
});

// What overlaps of hands and table, and what of the bar is too high for a phone.
const crowded = () => {
  const boxes = [...document.querySelectorAll(".table-top > *")].map((e) => [e.className, e.getBoundingClientRect()]);
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const wrong = boxes.flatMap(([name, box], i) =>
    boxes.slice(i + 1).flatMap(([other, two]) => (over(box, two) ? [`${name} over ${other}`] : [])),
  );
  for (const compass of document.querySelectorAll(".trick > .compass-table"))
    if (compass.offsetWidth > compass.parentElement.offsetWidth) wrong.push("the compass stands out");
  const bar = document.querySelector(".replay-bar").offsetHeight;
  return bar > 80 ? [...wrong, `the bar is ${bar} high`] : wrong;
};

test("auction and play have room on every screen, in English and German", async (t) => {
  for (const locale of ["en", "de"]) {
    const page = await open(t, undefined, { ...phone, locale });
    await page.locator("input[type=file]").first().setInputFiles("tests/site/files/hands.pbn");
    await page.waitForSelector(".view > *");
    await go(page, "boards/1", ".rows-to");
    const replay = (await page.locator(".rows-to a").first().getAttribute("href")).replace("#/event/", "");
    for (const width of [360, 768, 1000, 1280, 1400])
      for (const step of [0, 6, 12]) {
        await page.setViewportSize({ width, height: 740 });
        await go(page, `${replay}?step=${step}`, `.replay-bar:has-text("${step} / 12")`);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const name = `${locale} ${width} step ${step}`;
        await until(() => page.evaluate(crowded), [], name);
        await until(async () => (await page.evaluate(misfits)).filter((text) => /button/.test(text)), [], name);
      }
  }
});

test("the replay says what each card cost, solved in the page", async (t) => {
  const page = await open(t, "tests/site/files/hands.pbn");
  await go(page, "boards/1", ".rows-to");
  await page.locator(".rows-to a").first().click();
  const [{ judged }] = command("par", "--play", "--no-cache", "--format", "json", "tests/site/files/hands.pbn").plays;
  const dear = judged.cards.findIndex(({ cost }) => cost > 0);
  assert.deepEqual(judged.cards[dear], { seat: "W", card: "C5", tricks: 10, cost: 2 });
  await page.locator(".judged li").waitFor();
  await until(() => allWords(page, ".judged li"), ["West ♣5 costs 2 tricks"]);
  await until(() => words(page, ".judged p"), new RegExp(`declarer takes ${judged.tricks} tricks\\.$`));
  await page.locator(".judged li button").click();
  await page.waitForFunction(() => location.hash.endsWith("?step=9"));
  await until(() => words(page, ".replay-bar .cost"), "costs 2 tricks");
  await page.getByRole("button", { name: "One step forward" }).click();
  await page.waitForFunction(() => location.hash.endsWith("?step=10"));
  await until(() => page.locator(".replay-bar .cost").count(), 0, "the next card cost nothing");
});

test("a board says which leads beat the contracts that were played, as the command does", async (t) => {
  const page = await open(t, "tests/site/files/hands.pbn");
  await go(page, "boards/1", ".leads");
  assert.equal(await page.locator(".leads-list").count(), 0, "nothing is solved before it is asked for");
  await page.getByText("Leads that beat the contract").click();
  await page.locator(".leads-list:not([aria-busy])").waitFor();
  await until(() => allWords(page, ".leads-list > div"), ["2♥ S no lead beats it", "3♦ E ♠ 8 6 2 ♥ A K ♦ 8 4 2 ♣ 10"]);
});

test("two scorecards side by side", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  await go(page, "cards/NS2", ".score-card");
  await page.getByLabel("Compared with").selectOption("NS5");
  await page.locator(".compare").waitFor();
  assert.ok(page.url().endsWith("#/event/cards/NS2/NS5"));
  const cards = ["NS2", "NS5"].map(
    (key) => command("card", "--format", "json", "examples/tuesday.event", key).cards[0],
  );
  for (const [i, card] of cards.entries())
    await until(
      () => allWords(page, `.compare td:nth-child(${i + 2}) .figure`),
      card.results.map((row) => row.percent?.toFixed(2) ?? ""),
    );
  await until(() => page.evaluate(misfits), []);
});

test("the pages speak the language of the browser, from the first word on", async (t) => {
  const page = await open(t, /Monday/, { ...phone, locale: "de-DE" });
  for (let visit = 0; visit < 3; visit++) {
    await until(() => page.locator(".tabs a").allInnerTexts(), ["Rangliste", "Boards", "Scorekarten", "Leitung"]);
    await page.reload();
    await page.waitForSelector(".ranking");
  }
  await go(page, "boards/3", ".trav");
  await until(() => allWords(page, ".bnav .mid-words > *"), ["Süd teilt", "O-W in Gefahr"]);
  await until(() => words(page, ".made thead"), /^Stiche/);
  await go(page, "why/NS3/3", ".story");
  await until(() => words(page, ".story li:nth-child(3) h2"), "7 von 8 sind 87,5 %");
});

test("the tab is called like the event, and what of it is shown", async (t) => {
  const page = await open(t, /Monday/);
  const title = (text) => page.waitForFunction((wanted) => document.title === wanted, text);
  await title("Monday Evening");
  await go(page, "boards/3", ".trav");
  await title("Board 3 · Monday Evening");
  await page.evaluate(() => (location.hash = "#/events"));
  await title("Club results · Oddtrick");
});

test("names from right to left and in Chinese stay what they are", async (t) => {
  const log =
    "event ערב ברידג'\npair 1 محمد علي & יוסי כהן\npair 2 山田花子 & 王小明\npair 3 A & B\npair 4 C & D\nboard 1\n1 2 4S N =\n3 4 4S N -1\n";
  const page = await open(t, file(log), phone);
  await until(() => allWords(page, 'tr[data-key="1"] bdi'), ["محمد علي", "יוסי כהן"]);
  await until(() => allWords(page, 'tr[data-key="2"] bdi'), ["山田花子", "王小明"]);
  for (const [path, wait] of [
    ["standings", ".ranking"],
    ["boards/1", ".trav"],
    ["cards/1", ".score-card"],
    ["why/1/1", ".story"],
  ]) {
    await go(page, path, wait);
    await until(() => page.evaluate(misfits), [], path);
  }
});

// ---- For the director ----------------------------------------------------------------------------------------------------

test("undo in a correction takes back the result that is shown, and nothing else", async (t) => {
  const page = await open(t, file(`${small}board 1: 1 1 4S N =\nboard 1: 2 2 4S N +1\nboard 1: 3 3 4S N -1\n`));
  await go(page, "boards/1", ".trav");
  await page.getByRole("button", { name: "Correct 1 v 1, 4S N =" }).click();
  const dialog = page.getByRole("dialog");
  await until(
    () => dialog.getByRole("button", { name: "Undo" }).count(),
    0,
    "the last line of the event is not at stake",
  );
  await dialog.getByRole("button", { name: "Take this back" }).click();
  await dialog.waitFor({ state: "detached" });
  await until(() => lastLine(page), /^board 1: 1 1 void$/);
  await until(
    () => page.locator(".trav tbody tr").evaluateAll((rows) => rows.map((row) => row.querySelector("bdi").textContent)),
    ["N2 & S2", "N3 & S3"],
  );
});

test("behind a pair comes the next one; a pasted list is looked at, and becomes a pair each", async (t) => {
  const page = await open(t, file("event Names\nscoring matchpoints\n"));
  await field(page).fill("pair 1 Ann Lee & Bo Park");
  await field(page).press("Enter");
  await typedIs(page, "pair 2 ");
  const list = "Cy Dunn & Di Eck\nEva Ash, Finn Birch\n4. Gus Cole - Hal Drake\n";
  await field(page).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, list);
  await page.getByLabel("3 lines of names: are they right?").waitFor();
  const preview = page.locator(".pasted textarea");
  const lines = ["pair 2 Cy Dunn & Di Eck", "pair 3 Eva Ash & Finn Birch", "pair 4 Gus Cole & Hal Drake"];
  await until(() => preview.inputValue(), lines.join("\n"));
  assert.ok(!(await kept(page)).includes("Dunn"), "nothing is added unseen");
  // An error is shown before the lines are added.
  await preview.fill("pair 2 Cy Dunn & Di Eck\npair");
  await page.getByRole("alert").waitFor();
  await untilTrue(() => page.getByRole("button", { name: "Add 2 lines" }).isDisabled());
  await preview.fill(lines.join("\n"));
  await page.getByRole("button", { name: "Add 3 lines" }).click();
  await field(page).waitFor();
  await untilTrue(async () => (await kept(page)).endsWith(`${lines.join("\n")}\n`));
});

// ---- For eyes that are not young ------------------------------------------------------------------------------------------

const screens = [
  ["standings", ".ranking"],
  ["boards", ".choose"],
  ["boards/1", ".trav"],
  ["cards", ".who-am-i"],
  ["cards/NS2", ".score-card"],
  ["cards/NS2/NS3", ".compare"],
  ["why/NS2", ".reasons"],
  ["why/NS2/1", ".story"],
  ["settings", ".settings-list"],
  ["log", ".history-list"],
];

test("nothing is smaller than 13 pixels, labels of charts neither", async (t) => {
  for (const screen of [phone, laptop]) {
    const page = await open(t, /Monday/, screen);
    for (const [path, wait] of screens) {
      await go(page, path, wait);
      const tiny = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector(".event"), NodeFilter.SHOW_TEXT);
        const list = [];
        while (walker.nextNode()) {
          const e = walker.currentNode.parentElement;
          if (!walker.currentNode.textContent.trim() || !e.checkVisibility({ visibilityProperty: true })) continue;
          // A drawing may be scaled: measured as it is seen.
          const scale = e.ownerSVGElement ? e.getScreenCTM().d : 1;
          if (parseFloat(getComputedStyle(e).fontSize) * scale < 12.99) list.push(walker.currentNode.textContent);
        }
        return list;
      });
      assert.deepEqual(tiny, [], `${screen.viewport.width} ${path}`);
    }
  }
});

test("text of 200 % on a telephone: nothing scrolls sideways, and no word is clipped", async (t) => {
  const page = await open(t, /Monday/, phone);
  for (const [path, wait] of screens) {
    await go(page, path, wait);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.evaluate(() => document.fonts.ready); // other letters are wider
    const wrong = (await page.evaluate(misfits)).filter((text) => !/ x /.test(text));
    assert.deepEqual(wrong, [], path);
    await until(() => page.evaluate(brokenWords, 9), [], path);
    await until(() => page.evaluate(overlaps), [], path);
    const head = await page.evaluate(() => document.querySelector(".event-head .tabs").getBoundingClientRect().bottom);
    assert.ok(head < 740 / 2, `${path}: the head takes ${head} of 740 pixels`);
  }
});

test("what is there does not move while the rest comes", async (t) => {
  const page = await open(t, /Monday/, phone);
  for (const path of ["standings", "boards/3", "cards/NS2"]) {
    await page.evaluate((p) => (location.hash = `#/event/${p}`), path);
    await page.reload();
    await page.waitForSelector(".view > *");
    await page.waitForTimeout(1500);
    const shift = await page.evaluate(
      () =>
        new Promise(
          (done) =>
            new PerformanceObserver((list) =>
              done(list.getEntries().reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0)),
            ).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => done(0), 300),
        ),
    );
    console.log(`# ${path} moves by ${shift.toFixed(4)}`);
    assert.ok(shift < 0.05, `${path}: ${shift}`);
  }
});
