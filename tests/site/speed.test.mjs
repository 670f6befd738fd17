// What the pages cost on a slow network: how much a server sends, and what moves while it arrives. make bench-pages measures times.
import assert from "node:assert/strict";
import { test } from "node:test";
import { club, tuesday } from "./club.mjs";
import { begin } from "./pages.mjs";
import { arrived, empty, pages, slow3G, tools, watchShift } from "./weight.mjs";

const { host, open } = await begin(club);
await host.make("tuesday", tuesday);

/** An empty page, and the tools to look at it. */
async function blank(t) {
  const page = await open(t, "server.json", { ...empty, forgiven: (text) => /404/.test(text) });
  return { page, ...(await tools(page)) };
}

for (const [name, path, there] of pages)
  test(`${name}: less than 150 kB are sent for the first sight, fonts included`, async (t) => {
    const { page, waiting, sent } = await blank(t);
    await page.goto(host.address + path);
    await arrived(page, { waiting }, there);
    const bytes = [...sent.values()].reduce((sum, one) => sum + one, 0);
    t.diagnostic(`${name}: ${bytes} bytes in ${sent.size} answers`);
    assert.ok(
      [...sent.keys()].some((url) => url.endsWith(".woff2")),
      "fonts are among them",
    );
    assert.ok(
      bytes < 150_000,
      `${bytes}: ${[...sent]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 12)
        .join(" ")}`,
    );
  });

for (const [name, path, there] of pages)
  test(`${name}: nothing moves while it arrives on slow 3G`, async (t) => {
    const { page, session, waiting } = await blank(t);
    await session.send("Network.emulateNetworkConditions", slow3G);
    await watchShift(page);
    await page.goto(host.address + path);
    await arrived(page, { waiting }, there);
    const shift = await page.evaluate(() => window.shift);
    t.diagnostic(`${name}: ${shift.toFixed(3)}`);
    assert.ok(shift < 0.05, `${shift}`);
  });

test("what draws a code is fetched with the first link that is shown, in the room that waits for it", async (t) => {
  const { page, waiting, sent } = await blank(t);
  const codes = () => [...sent.keys()].filter((url) => /\/qr-/.test(url)).length;
  await page.goto(`${host.address}#/events/tuesday`);
  await arrived(page, { waiting }, ".ranking tbody tr");
  assert.equal(codes(), 0);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Link", exact: true }).tap();
  await page.locator(".qr").waitFor();
  assert.equal(codes(), 1);
  const field = await page.locator("[data-link]").boundingBox();
  await page.evaluate(() => (document.querySelector(".qr").outerHTML = '<div class="qr-room"></div>'));
  assert.deepEqual(await page.locator("[data-link]").boundingBox(), field);
});
