// The double-dummy worker in a browser, under the policy of the pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "./pages.mjs";
import { phone, serve } from "./site.mjs";

const { open } = await begin(serve);

test("a worker answers, and the page goes on meanwhile", async (t) => {
  const page = await open(t, "#/calculator", phone);
  const { answer, frames } = await page.evaluate(async () => {
    const { dd, ddWorker } = document.documentElement.dataset;
    const worker = new Worker(ddWorker, { type: "module" });
    let drawn = 0;
    const count = () => {
      drawn++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const told = new Promise((done) =>
      worker.addEventListener("message", ({ data }) => (data.value || data.error) && done(data)),
    );
    worker.postMessage({ module: new URL(dd, location.href).href });
    const deal = "N:JT54.K986.2.Q763 K763.A5.K6.AT852 AQ8.J72.QJ953.K9 92.QT43.AT874.J4";
    worker.postMessage({ id: 1, call: "strain", args: [deal, "D"] });
    return { answer: await told, frames: drawn };
  });
  // The table of this deal is published.
  assert.deepEqual(answer, { id: 1, value: { N: { D: 5 }, E: { D: 8 }, S: { D: 5 }, W: { D: 7 } } });
  assert.ok(frames > 0);
});
