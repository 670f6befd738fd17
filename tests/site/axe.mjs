// axe-core, the checker of accessibility, in a page. The page's policy must allow it: bypassCSP.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./site.mjs";

const source = readFileSync(join(build, "node/node_modules/axe-core/axe.min.js"), "utf8");

/** The violations that axe finds. Contrast is left to our own measurement, which knows gradients; passes are not listed,
 * which takes long. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { rules: { "color-contrast": { enabled: false } }, resultTypes: ["violations"] }),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3)}`);
}
