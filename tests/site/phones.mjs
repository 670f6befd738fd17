// Players at the phones of the tables: slow ones, which tap as a person does; and quick ones, which press the same buttons inside the page,
// for the many boards of an evening.
import assert from "node:assert/strict";
import { phone, pick, watch } from "./site.mjs";

export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens a table by its link. `errors` has all that the page did wrong, `taps` counts. */
export async function openPhone(browser, link, options = phone) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.errors = watch(page);
  page.taps = 0;
  await page.goto(link);
  return page;
}

/** Without what a browser says of a path that shows nothing, of an entry that came after its confirmation, and of a network that is
 *  gone. */
export const faults = (page) => page.errors.filter((text) => !/40[34]|422|ERR_INTERNET_DISCONNECTED/.test(text));

export const tap = async (page, name) => {
  page.taps++;
  await button(page, name).click();
};

const suits = { S: "spades", H: "hearts", D: "diamonds", C: "clubs", NT: "notrump" };
const seats = { N: "North", E: "East", S: "South", W: "West" };

/** Enters a result, up to the confirmation. */
export async function enter(page, board, result, lead) {
  await tap(page, `Enter board ${board}`);
  if (result === "pass") {
    await tap(page, "Passed out");
    return tap(page, "Next");
  }
  await pick(page, result);
  page.taps += result.includes("X") ? 4 : 3;
  await tap(page, "Next");
  if (!lead) return tap(page, "Leave the lead out");
  await tap(page, suits[lead[0]]);
  await tap(page, lead[1] === "T" ? "10" : lead[1]);
  return tap(page, "Next");
}

export const confirm = (page) => tap(page, "Yes, that is right");

/** The buttons of a result, in the order of their taps, without those of a lead. */
function buttonsOf(board, result) {
  if (result === "pass") return [`Enter board ${board}`, "Passed out", "Next", "Yes, that is right"];
  const [, level, strain, doubling, declarer, outcome] = /^(\d)(NT|[CDHS])(X{0,2}) ([NESW]) (.+)$/.exec(result);
  const n = Number(outcome);
  const made = outcome === "=" ? "made" : n > 0 ? `made with ${n} over` : `down ${-n}`;
  return [
    `Enter board ${board}`,
    `${level} ${suits[strain]}`,
    doubling && (doubling === "X" ? "doubled" : "redoubled"),
    seats[declarer],
    made,
    "Next",
    "Leave the lead out",
    "Yes, that is right",
  ].filter(Boolean);
}

/** Presses buttons by their names, each as soon as it can be pressed. A seat has its name first, then its player. */
async function press(page, names) {
  const stuck = await page.evaluate(async (list) => {
    const nameOf = (one) => {
      if (one.hasAttribute("aria-label")) return one.getAttribute("aria-label");
      const heard = one.cloneNode(true);
      for (const silent of heard.querySelectorAll("[aria-hidden=true]")) silent.remove();
      return heard.textContent.replace(/\s+/g, " ").trim();
    };
    const find = (name) =>
      [...document.querySelectorAll("button:not([disabled])")].find((one) => {
        const said = nameOf(one);
        return said === name || (/^(North|East|South|West)$/.test(name) && said.startsWith(name));
      });
    for (const name of list) {
      let there;
      for (const until = performance.now() + 90000; !(there = find(name)) && performance.now() < until;)
        await new Promise((done) => setTimeout(done, 10));
      if (!there) return `${name}, on: ${document.querySelector("main")?.textContent}`;
      there.click();
      await new Promise((done) => setTimeout(done)); // drawn
    }
    return "";
  }, names);
  assert.equal(stuck, "", "a button is not there");
}

/** Enters and confirms results of a round quickly: [[board, result], ...]. */
export const enterQuickly = (page, results) =>
  press(
    page,
    results.flatMap(([board, result]) => buttonsOf(board, result)),
  );

/** After the last board of a round: where everybody goes, and on to the next one. */
export const goOn = (page, next) => press(page, ["End of the round", `Start round ${next}`]);

/** What a phone does every few seconds, now: it checks whether the other phone has something to confirm. */
export const look = (page) => page.evaluate(() => dispatchEvent(new Event("online")));

export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
