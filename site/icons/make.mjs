// Draws the PNG icons from the SVG ones, in chromium: node site/icons/make.mjs, after make site.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const { chromium } = createRequire(join(resolve(process.env.BUILD ?? "build"), "node/package.json"))("playwright-core");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const [source, target, size] of [
  ["icon", "icon-192", 192],
  ["icon", "icon-512", 512],
  ["maskable", "maskable-512", 512],
]) {
  const svg = readFileSync(`site/icons/${source}.svg`, "utf8").replace(
    "<svg ",
    `<svg width="${size}" height="${size}" `,
  );
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  writeFileSync(`site/icons/${target}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
