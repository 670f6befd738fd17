// The documents in a browser that opens them as files: search, the calculator, and that nothing is requested from other sites.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, launch } from "./site.mjs";

const at = (page, query = "") => pathToFileURL(join(build, "docs", page)).href + query;
let browser, page;
const requests = [];
const errors = [];

before(async () => {
  browser = await launch();
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => errors.push(error.message));
});
after(async () => browser?.close());

test("the calculator scores at both vulnerabilities, explains, and says what is wrong", async () => {
  await page.goto(at("calculator.html"));
  await page.waitForSelector(".score");
  assert.deepEqual(await page.locator(".score").allTextContents(), ["4SX N +1: 690", "4SX N +1: 990"]);
  assert.match(await page.locator("#answer").innerText(), /4 x 30 x 2 = 240/);
  await page.fill("#result", "4Z N =");
  assert.match(await page.locator("#answer").innerText(), /Column 2: invalid strain 'Z'/);
  await page.fill("#result", "pass");
  assert.deepEqual(await page.locator(".score").allTextContents(), ["pass: 0", "pass: 0"]);
});

test("the search finds a section by its words, from every page", async () => {
  await page.goto(at("index.html"));
  await page.fill("input[name=q]", "neuberg");
  await page.press("input[name=q]", "Enter");
  await page.waitForSelector("#found a");
  assert.match(page.url(), /search\.html\?q=neuberg/);
  assert.match((await page.locator("#found a").allTextContents()).join("\n"), /Events/);
  await page.fill("#query", "LISTEN_FDS");
  await page.locator("#found a").first().click();
  assert.match(page.url(), /(operation|oddtrick-serve\.1)\.html#/);
  await page.goto(at("search.html", "?q=nothingatallhasthisword"));
  assert.equal(await page.locator("#count").textContent(), "Nothing was found.");
  await page.goto(at("search.html", `?q=${encodeURIComponent("<img src=x>")}`));
  assert.equal(await page.locator("#found img").count(), 0);
});

test("pages fit a telephone", async () => {
  for (const name of ["index.html", "server.html", "oddtrick-serve.1.html", "calculator.html"]) {
    await page.goto(at(name));
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, name);
  }
});

test("nothing was asked of anybody else, and nothing failed", () => {
  assert.deepEqual(
    requests.filter((url) => !url.startsWith("file:") && !url.startsWith("data:")),
    [],
  );
  assert.deepEqual(errors, []);
});
