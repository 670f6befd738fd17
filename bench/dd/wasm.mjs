// Measures the browser's module on the deals on standard input, one per line: wasm.mjs BUILD/wasm.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

const folder = resolve(process.argv[2]);
const { load } = await import(`${folder}/dd-node.js`);
const solver = await load();
const deals = readFileSync(0, "utf8").trim().split("\n");
solver.strain(deals[0], ""); // compiled by now
const before = process.cpuUsage();
for (const deal of deals) solver.strain(deal, "");
const { user, system } = process.cpuUsage(before);
const module = readFileSync(`${folder}/oddtrick-dd.wasm`);
console.log(`${deals.length} deals by WebAssembly: ${((user + system) / 1000 / deals.length).toFixed(1)} ms each`);
console.log(`module: ${module.length} bytes, ${gzipSync(module, { level: 9 }).length} as sent`);
