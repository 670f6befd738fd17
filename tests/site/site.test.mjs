// The start page, the calculator and the settings in a real browser, and what is served.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { friday, logOf, opener, put } from "./home.mjs";
import { begin, stored, until, untilTrue } from "./pages.mjs";
import { build, laptop, phone, pick, serve, sheet } from "./site.mjs";

const { host, open: openPage } = await begin(serve);
const open = opener(openPage);

// ---- Start -----------------------------------------------------------------------------------------------------------

test("a newcomer scores 4 spades doubled with an overtrick, vulnerable, in four taps", async (t) => {
  const page = await open(t, "");
  let taps = 0;
  const tap = async (what) => {
    taps++;
    await what.tap();
  };
  await tap(page.getByRole("link", { name: /^Score a contract/ }));
  await tap(page.getByRole("button", { name: "4 spades" }));
  await tap(page.getByRole("button", { name: "doubled", exact: true }));
  await tap(page.getByRole("button", { name: "made with 1 over" }));
  const slip = page.locator(".slip");
  await until(() => slip.textContent(), /4.*doubled, made with 1 over.*\+690.*not vulnerable.*\+990.*vulnerable/s);
  const { y, height } = await slip.boundingBox();
  assert.ok(y + height <= 740, "in sight without scrolling");
  assert.ok(taps <= 4);
});

test("three doors: each leads to its page, and the mark back", async (t) => {
  const page = await open(t, "", { ...phone, ...stored });
  await until(() => page.locator(".door").count(), 3);
  await until(() => page.title(), "Oddtrick");
  for (const [door, title] of [
    ["Score a contract", "Score a contract · Oddtrick"],
    ["Play at home", "Play at home · Oddtrick"],
    ["Club results", null], // the page of events names itself
  ]) {
    await page.getByRole("link", { name: new RegExp(`^${door}`) }).tap();
    await page.getByRole("heading", { name: door, level: 1 }).waitFor();
    if (title) await page.waitForFunction((text) => document.title === text, title);
    await page.getByRole("link", { name: "Oddtrick home" }).tap();
    await page.locator(".start-page").waitFor();
  }
  await page.getByRole("link", { name: /^Play at home/ }).tap();
  await page.getByRole("link", { name: /^Rubber bridge/ }).tap();
  await page.getByRole("button", { name: "Enter deal 1" }).waitFor();
});

// ---- Calculator --------------------------------------------------------------------------------------------------------

test("the calculator: tapped, typed, explained, in the table", async (t) => {
  const page = await open(t, "#/calculator");
  await pick(page.locator(".calculator-box"), "4SX +1");
  const numbers = () => page.locator(".both b").allTextContents();
  await until(() => numbers(), ["+690", "−690", "+990", "−990"]);
  await until(() => page.locator(".score").last().locator(".points").allTextContents(), ["240", "200", "50", "500"]);
  await page.getByText("Law 77, Trick Score").first().waitFor();
  await until(() => page.locator(".grid-table .cell").allTextContents(), ["690", "990"]);
  await page.getByLabel("Or type it").fill("3nt w -2");
  await until(() => numbers(), ["+100", "−100", "+200", "−200"]);
  await until(() => page.getByRole("button", { name: "down 2", exact: true }).getAttribute("aria-pressed"), "true");
  await page.getByLabel("Or type it").fill("8s n =");
  await page.getByText("invalid level '8'").waitFor();
  await page.getByRole("button", { name: "Whole table" }).tap();
  await until(() => page.locator(".grid-table tbody tr").count(), 84 + 13);
  // Seven down and more.
  await page.getByRole("button", { name: "Clear" }).tap();
  await pick(page.locator(".calculator-box"), "7NTXX -13");
  await until(() => numbers(), ["−7000", "+7000", "−7600", "+7600"]);
});

test("Clear leaves nothing behind: no text, no error, no score", async (t) => {
  const page = await open(t, "#/calculator");
  await page.getByLabel("Or type it").fill("8s n =");
  await page.getByText("invalid level").waitFor();
  await page.getByRole("button", { name: "Clear" }).tap();
  await until(() => page.getByLabel("Or type it").inputValue(), "");
  await until(() => page.getByText("invalid level").count(), 0);
  await pick(page.locator(".calculator-box"), "4S =");
  await page.getByRole("button", { name: "Clear" }).tap();
  await until(() => page.locator(".scores").count(), 0);
  await until(() => page.locator(".key[aria-pressed=true]").count(), 0);
  await page.getByText("Tap the contract").waitFor();
});

test("which results give 980: the answer is not behind a bar", async (t) => {
  const page = await open(t, "#/calculator");
  await page.getByLabel("Score of N-S").fill("980");
  await until(() => page.locator(".lines li").count(), 3);
  const last = page.locator(".lines li").last();
  await last.scrollIntoViewIfNeeded();
  // The line itself is visible instead.
  await untilTrue(() =>
    last.evaluate((line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  await page.getByLabel("Score of N-S").fill("975");
  await page.getByText("No result gives this; the nearest scores are +970 and +980.").waitFor();
  await page.getByLabel("Score of N-S").fill("50");
  await page.locator(".lines").getByText("any contract").waitFor();
});

// ---- Keyboard ----------------------------------------------------------------------------------------------------------

test("keyboard only, on a laptop", async (t) => {
  const page = await open(t, "#/rubber", laptop);
  const tabTo = async (label) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      const [name, visible] = await page.evaluate(() => {
        const e = document.activeElement;
        const shown = e.type === "radio" ? e.nextElementSibling : e;
        const spoken = e.cloneNode(true);
        spoken.querySelectorAll("[aria-hidden]").forEach((part) => part.remove());
        return [
          (e.getAttribute("aria-label") ?? e.labels?.[0]?.textContent ?? spoken.textContent).trim(),
          // after the last one comes the browser's own
          e === document.body || getComputedStyle(shown).outlineStyle !== "none",
        ];
      });
      assert.ok(visible, `the focus is seen at ${name}`);
      if (name.startsWith(label)) return;
    }
    assert.fail(`no way to ${label}`);
  };
  await tabTo("Type it");
  await page.keyboard.type("4sx s +1");
  await page.keyboard.press("Enter");
  await until(async () => (await sheet(page)).total, [390, 0]);
  // And by the box: Tab goes from group to group, arrows through it, Space picks.
  await tabTo("1 notrump");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space"); // 2 spades
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space"); // North
  await tabTo("made");
  await page.keyboard.press("Space");
  await tabTo("Save");
  await page.keyboard.press("Enter");
  await until(() => logOf(page, "rubber"), "rubber\n4sx s +1\n2S N =\n");
  await untilTrue(() => page.getByLabel(/Type it/).evaluate((field) => field === document.activeElement));
  // A dialog keeps the focus, and gives it back.
  await tabTo("Deal 1,");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await until(() => page.evaluate(() => document.activeElement.textContent), /^Deal 1,/);
});

// ---- Settings ----------------------------------------------------------------------------------------------------------

test("settings: themes, suits, text size and language are kept", async (t) => {
  const page = await open(t, "#/calculator");
  const colour = () => page.evaluate(() => getComputedStyle(document.querySelector(".key.diamonds")).color);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const before = [await colour(), await size()];
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("radio", { name: "Four colours" }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "Largest" }).check();
  await page.getByLabel("Language").selectOption("sv");
  await page.getByText("Inställningar").first().waitFor();
  await page.reload();
  await page.getByText("Tryck på kontraktet").waitFor();
  await untilTrue(async () => (await colour()) !== before[0]);
  await untilTrue(async () => (await size()) > before[1] * 1.5);
  await until(
    () => page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.lang]),
    ["dark", "sv"],
  );
});

test("the language is the browser's, with its country's letters", async (t) => {
  const page = await open(t, "#/rubber", { ...phone, locale: "fr-CH" });
  await page.getByRole("button", { name: "Noter la donne 1" }).tap();
  const box = page.getByRole("dialog");
  await box.getByRole("button", { name: "3 sans-atout" }).tap();
  await until(() => box.getByRole("button", { name: "3 sans-atout" }).locator("small").textContent(), "SA");
  await box.getByRole("button", { name: "Ouest" }).tap();
  await box.getByRole("button", { name: "2 de chute" }).tap();
  await until(() => box.locator(".slip").textContent(), /3SA par Ouest, 2 de chute.*Nous \+100 au-dessus/s);
  await box.getByRole("button", { name: "Valider" }).tap();
  await page.getByRole("button", { name: /^Donne 1/ }).waitFor();
  await until(() => page.locator(".deal-result").textContent(), /3SA O −2/);
  await until(() => logOf(page, "rubber"), "rubber\n3NT W -2\n"); // the log has one language
  // An unknown language is English.
  const other = await open(t, "#/calculator", { ...phone, locale: "ja" });
  await other.getByText("Tap the contract").waitFor();
});

test("the device changes to dark, and the page with it", async (t) => {
  const page = await open(t, "#/calculator", { ...phone, colorScheme: "light" });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await until(() => theme(), "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
});

// ---- What is served --------------------------------------------------------------------------------------------------

const served = (test) => {
  const site = join(build, "site");
  const files = readdirSync(site, { recursive: true }).filter((name) => /\.\w+$/.test(name));
  const bytes = (list) =>
    list.reduce((sum, name) => sum + gzipSync(readFileSync(join(site, name)), { level: 9 }).length, 0);
  return test(site, files, bytes);
};

test("the first load is small, with its fonts", async (t) => {
  const page = await open(t, "#/x");
  const names = new Set();
  page.on("request", (request) => names.add(new URL(request.url()).pathname.slice(1) || "index.html"));
  await page.reload();
  await page.waitForSelector(".start-page");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  served((site, files, bytes) => {
    const first = [...names].filter((name) => files.includes(name));
    assert.ok(first.some((name) => name.endsWith(".woff2")) && first.some((name) => name.endsWith(".wasm")));
    t.diagnostic(`first load: ${bytes(first)} bytes gzipped, fonts included`);
    assert.ok(bytes(first) < 150 * 1000, `${bytes(first)}: ${first}`);
    assert.equal(
      first.filter((name) => /^(page|event|oddtrick-event|fr|de)/.test(name)).length,
      0,
      "nothing that is for later",
    );
    // Without the fonts, which come when they come.
    assert.ok(bytes(first.filter((name) => !name.endsWith(".woff2"))) < 90 * 1000);
  });
});

test("what is loaded later is no larger than it need be, and everything that is named is there", () =>
  served((site, files, bytes) => {
    const code = files.filter((name) => /\.(js|css|wasm)$/.test(name));
    const events = code.filter((name) => /^(page|oddtrick-event)-/.test(name));
    const exchange = code.filter((name) => /^(oddtrick-)?exchange-/.test(name));
    const solver = code.filter((name) => /^(oddtrick-)?dd-/.test(name));
    const words = code.filter((name) => /^(event\.)?[a-z]{2}-\w+\.js$/.test(name));
    assert.deepEqual([events.length, exchange.length, solver.length], [2, 2, 2]);
    assert.ok(bytes(events) < 124.8 * 1000, `${bytes(events)}`);
    assert.ok(bytes(solver) < 40 * 1000);
    assert.ok(words.every((name) => bytes([name]) < 12 * 1000));
    const worker = readFileSync(join(site, "sw.js"), "utf8");
    for (const name of files.filter((n) => n !== "sw.js" && n !== "server.json"))
      assert.ok(worker.includes(`"${name}"`), `${name} is kept for offline`);
    const manifest = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"));
    for (const { src } of manifest.icons) assert.ok(files.includes(src), src);
    const terms = readFileSync(join(site, "third-party.txt"), "utf8");
    assert.match(terms, /SIL OPEN FONT LICENSE Version 1\.1/);
  }));

test("no inline script or style, and nothing from elsewhere", () =>
  served((site) => {
    const page = readFileSync(join(site, "index.html"), "utf8");
    assert.ok(!/<script(?![^>]*\bsrc=)|<style|\bon\w+=|style=/.test(page));
    for (const name of readdirSync(site).filter((n) => /\.(html|js|css)$/.test(n)))
      for (const [address] of readFileSync(join(site, name), "utf8").matchAll(/https?:\/\/[^\s"'`)]+/g))
        assert.match(address, /^http:\/\/www\.w3\.org\//, `${name}: ${address}`);
  }));

test("a page that is opened for the first time does not move while it loads", async (t) => {
  for (const [path, log] of [
    ["", null],
    ["#/calculator", null],
    ["#/rubber", friday],
  ]) {
    const page = await open(t, path || "#/x");
    if (log) await put(page, "rubber", log, { begun: 2 });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200 * 1024,
      uploadThroughput: 90 * 1024,
    });
    await page.goto(host.address + path);
    await page.reload();
    await page.waitForSelector("main:not([aria-busy])");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    const shift = await page.evaluate(() => window.shift);
    t.diagnostic(`${path || "start"}: layout shift ${shift.toFixed(3)}`);
    assert.ok(shift < 0.05, `${path}: ${shift}`);
  }
});
