// Visits every screen of a club's pages, in any language: elements are found by their places, not by their words.
import { evening, swissTeams } from "./evening.mjs";

/** The tour's events on a server: an evening of pairs, a Swiss of teams, accounts, a door: {pairs, teams, door}. */
export async function clubEvents(host) {
  const { id: pairs } = await evening(host);
  const teams = await swissTeams(host);
  await host.api("accounts", { name: "Ann Lee", role: "director", password: "a long password" });
  await host.api("accounts", { name: "Bo Park", role: "assistant", password: "a long password" });
  const { tables } = await host.api(`events/${teams}/tables`, { tables: ["door"] });
  return { pairs, teams, door: tables[0].secret };
}

/** Goes through the pages of a club and their boxes, and calls `look` with the name of each. The page is the director's. */
export async function clubTour(page, host, { pairs, teams, door }, look) {
  const shown = (place) => page.locator(place).first().waitFor();
  const go = async (name, path, place) => {
    await page.goto(`${host.address}#/nowhere`);
    await page.goto(`${host.address}#/${path}`);
    await shown(place);
    await look(name);
  };
  const shut = async () => {
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  const opened = async (name, button, place) => {
    await button.click();
    await shown(place);
    await look(name);
  };
  const box = async (...what) => (await opened(...what), await shut());
  const tool = (name) => page.locator(`.desk-tools [data-tool=${name}]`);

  await go("desk", `events/${pairs}/desk`, ".desk-table .in");
  await box("table", page.locator(".desk-table").first(), ".table-boards li");
  await box("clock", page.locator(".desk-clock .button").nth(2), "dialog input");
  await tool("rule").click();
  await shown(".ruling");
  for (const kind of ["result", "weighted", "average", "penalty", "carryover", "rest"]) {
    await page.locator(`input[name=ruling][value=${kind}]`).check();
    await look(`ruling ${kind}`);
  }
  await shut();
  await tool("accident").click();
  for (const [kind, place] of [
    ["late", ".continuation"],
    ["missing", "dialog select:nth-of-type(1)"],
    ["curtail", ".continuation"],
  ]) {
    await page.locator(`input[name=accident][value=${kind}]`).check();
    if (kind === "missing") await page.locator("dialog select").last().selectOption({ index: 1 });
    await shown(place);
    await look(`accident ${kind}`);
  }
  await shut();
  await box("after", tool("after"), ".after-part:nth-of-type(3)");

  await go("desk of teams", `events/${teams}/desk`, ".desk-table");
  await box("draw", tool("draw"), ".drawn");
  await go("setup", `events/${pairs}/setup`, ".move .fairness");
  await opened("chosen movement", page.locator(".move .button").last(), "dialog .lines-shown");
  await shut();
  await box("paste", page.locator(".names-tools button").nth(1), "dialog textarea");
  await go("setup of teams", `events/${teams}/setup`, ".names-grid");
  await go("start", `events/${pairs}/setup/start`, ".codes");
  if (await page.locator(".codes .start-buttons .primary:first-child").count())
    await page.locator(".codes .start-buttons .primary").click();
  await shown(".code-rows li");
  await look("codes");
  await go("new", "new", ".move .fairness");
  await go("cards", `cards/${pairs}`, ".cards-make .button");
  await opened("made cards", page.locator(".cards-make .button").first(), ".table-card");
  await go("members", "members", ".member-rows li");
  await box("member", page.locator(".member-rows button").first(), "dialog input");
  await box("import", page.locator(".members-buttons button").nth(1), "dialog textarea");
  await go("accounts", "accounts", ".accounts li");
  await box("account", page.locator(".accounts .member-rows button").first(), "dialog input[type=password]");
  await go("season", "season", ".season-page tbody tr");
  await go("door", `door/teams/${door}`, ".door-person");
  await go("wall", `wall/${pairs}`, ".wall-list li");
}
