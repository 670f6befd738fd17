// The types of the package against the answers of the engine: index.d.ts describes every member of them, and nothing else.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const { load } = await import(new URL(`${process.env.BUILD ?? "build"}/wasm/node.js`, root).href);
const odd = await load();
const read = (path) => readFileSync(new URL(path, root), "utf8");

// ---- The types that the file declares: the part of the language that it uses --------------------------------------

const tokens = read("wasm/index.d.ts")
  .replace(/\/\*[^]*?\*\//g, "")
  .match(/"[^"]*"|\w+|=>|[^\s\w]/g);
let at = 0;
const next = () => tokens[at++];
const take = (token) => tokens[at] === token && ++at;
const expect = (token) => assert.ok(take(token), `expected ${token} before ${tokens.slice(at, at + 5).join(" ")}`);

function list(end, item) {
  const items = [];
  while (!take(end)) {
    items.push(item());
    take(",") || take(";");
  }
  return items;
}

function member() {
  const name = next();
  const optional = Boolean(take("?"));
  expect(":");
  return { name, optional, type: union() };
}

function primary() {
  const token = next();
  if (token === "{") return { members: list("}", member) };
  if (token === "[") return { tuple: list("]", union) };
  if (token === "(") return list(")", union)[0];
  if (token === "keyof") return { keys: primary() };
  if (token[0] === '"' || token === "true") return { literal: JSON.parse(token) };
  return { name: token, of: take("<") ? list(">", union) : [] };
}

function array() {
  let type = primary();
  while (take("[")) {
    expect("]");
    type = { array: type };
  }
  return type;
}

const several = (sign, part, as) => () => {
  const parts = [part()];
  while (take(sign)) parts.push(part());
  return parts.length > 1 ? { [as]: parts } : parts[0];
};
const union = several("|", several("&", array, "all"), "any");

const types = new Map([["Pair", { pair: true }]]);
while (at < tokens.length) {
  const token = next();
  const name = tokens[at];
  if (token === "interface" && name !== "Engine") {
    at++;
    types.set(name, primary());
  } else if (token === "type" && name !== "Pair") {
    at += 2;
    types.set(name, union());
  }
}

// ---- Whether a value is of a type ---------------------------------------------------------------------------------

const seen = new Set();

/** The members of a type, as [name, { optional, type, of: the type that has it }]. */
function membersOf(type, of) {
  if (type.members) return type.members.map((one) => [one.name, { ...one, of }]);
  if (type.all) return type.all.flatMap((part) => membersOf(part, of));
  if (type.name === "Record") return literals(type.of[0]).map((name) => [name, { name, type: type.of[1], of }]);
  if (type.name === "Partial")
    return membersOf(type.of[0], of).map(([name, one]) => [name, { ...one, optional: true }]);
  return membersOf(types.get(type.name), type.name);
}

const literals = (type) => (type.any ? type.any.map(({ literal }) => literal) : literals(types.get(type.name)));

/** What is wrong with a value, and where; nothing if it is of the type. */
function wrong(value, type, where) {
  const each = (items, of) => items.flatMap((item, i) => wrong(item, of(i), `${where}[${i}]`));
  if (type.any)
    return type.any.some((one) => wrong(value, one, where).length === 0) ? [] : [`${where}: ${JSON.stringify(value)}`];
  if ("literal" in type) return value === type.literal ? [] : [`${where}: ${JSON.stringify(value)}`];
  if (type.keys) return membersOf(type.keys).some(([name]) => name === value) ? [] : [`${where}: ${value}`];
  if (type.array) return Array.isArray(value) ? each(value, () => type.array) : [`${where}: no list`];
  if (type.tuple) return value.length === type.tuple.length ? each(value, (i) => type.tuple[i]) : [`${where}: length`];
  if (type.name === "Pair") return value.length === 2 ? each(value, () => type.of[0]) : [`${where}: no pair`];
  if (type.name === "unknown" || (type.name === "Record" && type.of[0].name === "string")) return [];
  if (["string", "number", "boolean"].includes(type.name))
    return typeof value === type.name ? [] : [`${where}: ${value}`];
  if (type.name && !["Record", "Partial"].includes(type.name) && !membersAt(type))
    return wrong(value, types.get(type.name), where);
  const members = new Map(membersOf(type, type.name ?? where.replace(/\[\d+\]/g, "[]")));
  const problems = Object.keys(value).filter((name) => !members.has(name));
  for (const [name, one] of members) {
    if (!(name in value)) {
      if (!one.optional) problems.push(`${where}.${name} is missing`);
      continue;
    }
    seen.add(`${one.of}.${name}`);
    problems.push(...wrong(value[name], one.type, `${where}.${name}`));
  }
  return problems.map((text) => (text.includes(where) ? text : `${where}.${text} is not described`));
}

const membersAt = ({ name }) => {
  const type = types.get(name);
  return type.members || type.all;
};

const is = (value, type) => assert.deepEqual(wrong(value, { name: type, of: [] }, type), []);

// ---- Answers ------------------------------------------------------------------------------------------------------

const logs = readdirSync(new URL("examples/", root)).filter((name) => /\.(rubber|chicago)$/.test(name));
const own = [
  ["rubber", "title A\nns Ann & Bo\new Cy & Di\n4S N = honors N 150\n2C E +1\n3NT S -2\nundo\n6H N =\n4S N +1"],
  ["chicago", "4S N =\n3NT E +1\npass\n2H W -1"],
  ["rubber", "4S N =\nnonsense\n"],
];

test("every answer about results is as its type says", () => {
  for (const result of ["4sx n +1", "pass", "1nt =", "7nxx w -13", "3d s ="]) is(odd.calculate(result), "Calculation");
  is(odd.score("4S N = honors N 150", { vul: "both", game: "rubber" }), "Score");
  for (const row of odd.table()) is(row, "TableRow");
  for (const score of [990, 15, -500, 0, 620]) is(odd.inverse(score), "Inverse");
});

test("every answer about sheets is as its type says", () => {
  for (const [kind, log] of [...own, ...logs.map((name) => [name.split(".").pop(), read(`examples/${name}`)])]) {
    const { paper } = odd.session(log, kind);
    is(paper, "Paper");
    for (const { rows } of paper.sheets)
      for (const { deal } of rows.filter((row) => row.deal > 0 && !row.void))
        is(odd.explain(log, deal, kind), "Explanation");
  }
});

test("a member that is not described, or is missing, is noticed", () => {
  const answer = odd.inverse(990);
  assert.equal(wrong({ ...answer, more: 1 }, { name: "Inverse", of: [] }, "Inverse").length, 1);
  const { score, ...less } = answer;
  assert.equal(wrong(less, { name: "Inverse", of: [] }, "Inverse").length, 1, `without ${score}`);
});

// Messages within messages come from events alone.
test("nothing is described that no test has seen", () => {
  const unseen = [...types]
    .filter(([name, type]) => type.members && name !== "Message")
    .flatMap(([name, { members }]) => members.map((one) => `${name}.${one.name}`));
  assert.deepEqual(
    unseen.filter((name) => !seen.has(name)),
    [],
  );
});
