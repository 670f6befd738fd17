// Visits every screen of the pages at home, in any language: elements are found by their parts, not by their words.
const long = `rubber The Annual Invitational Rubber Bridge Evening of the Worshipful Company of Feltmakers and Donaudampfschifffahrtsgesellschaftskapitäne
we Maximiliane-Charlotte von Hohenlohe-Langenburg & Bartholomew Featherstonehaugh-Cholmondeley
they Wolfeschlegelsteinhausenbergerdorffvoralternwaren & 山田太郎山田太郎山田太郎山田太郎
2NT N +1
4H W = honors N 150
7NTXX N -13
4S N =
4S N =
2D W =
correct 3 6NT N -1
`;

/** An evening with usual names. `end`: up to the end of its first rubber. */
export const evening = (end) =>
  `rubber Friday evening
we Ann & Bo
they Cy & Di
2NT N +1
4H W =
5C W -2
4SX S +1
3C N +1
6D E = honors E 150
${end ? "" : "2S N =\n4H W =\n1NT E +1\n3D N =\n4SX E -2\n"}`;

const keep = (page, kind, log, more) =>
  page.evaluate(
    ([k, text, beside]) => {
      localStorage.setItem(
        `oddtrick/session/x${k}`,
        JSON.stringify({ id: `x${k}`, kind: k, log: text, byHand: 0, changed: 1763380800000, ...beside }),
      );
      localStorage.setItem(`oddtrick/current/${k}`, JSON.stringify(`x${k}`));
      window.dispatchEvent(new StorageEvent("storage"));
    },
    [kind, log, more],
  );

const picked = async (page) => {
  await page.locator(".keys .key").nth(10).click(); // 4 spades
  await page.locator(".calls .key").first().click();
  if (await page.locator(".seat").count()) await page.locator(".seat.at-E").click();
  await page.locator(".results .key").nth(8).click(); // down 2
};
const box = async (page) => {
  const button = page.locator(".action-foot .primary");
  if (await button.count()) await button.click();
  await page.locator(".entry .keys").waitFor();
};
const menuItem = async (page, n) => {
  await page.locator(".bar-actions button").first().click();
  await page.locator(".menu-item").nth(n).click();
};

// name, address, log of the rubber, what to do there
const screens = [
  ["start", "#/", "", null],
  ["settings", "#/", "", (page) => page.locator(".start-note button").click()],
  ["calculator", "#/calculator", "", null],
  ["calculator-picked", "#/calculator", "", picked],
  [
    "calculator-inverse",
    "#/calculator",
    "",
    (page) =>
      page
        .locator(".inverse input")
        .fill("-100")
        .then(() => page.locator(".lines li").last().waitFor()),
  ],
  ["play", "#/play", "played", null],
  ["rubber-empty", "#/rubber", "none", null],
  ["rubber", "#/rubber", "played", null],
  ["box-empty", "#/rubber", "played", box],
  ["box", "#/rubber", "played", (page) => box(page).then(() => picked(page))],
  [
    "honors",
    "#/rubber",
    "played",
    (page) =>
      box(page)
        .then(() => page.locator(".keys .key").nth(10).click())
        .then(() => page.locator(".honors-key").click())
        .then(() => page.locator(".choice input").nth(1).check()),
  ],
  ["deal", "#/rubber", "played", (page) => page.locator("button.deal:visible").first().click()],
  ["menu", "#/rubber", "played", (page) => page.locator(".bar-actions button").first().click()],
  ["names", "#/rubber", "played", (page) => menuItem(page, 0)],
  ["share", "#/rubber", "played", (page) => menuItem(page, 1).then(() => page.locator(".qr").waitFor())],
  ["history", "#/rubber", "played", (page) => menuItem(page, 6)],
  ["rubber-end", "#/rubber", "ended", null],
  ["evening-end", "#/rubber", "finished", null],
  ["chicago", "#/chicago", "", null],
];

/** Goes through all screens, or those that are named, and calls `look` with each one's name. `wide`: with long names. */
export async function tour(page, host, look, { only, longNames = false } = {}) {
  const played = longNames ? long : evening(false);
  const logs = {
    none: ["rubber\n", {}],
    played: [played, { begun: 2 }],
    ended: [evening(true), {}],
    finished: [evening(true), { finished: true }],
  };
  for (const [name, address, log, act] of screens) {
    if (only && !only.includes(name)) continue;
    await page.evaluate(() => document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close()));
    await page.goto(`${host.address}#/nowhere`);
    if (logs[log]) await keep(page, "rubber", ...logs[log]);
    await page.goto(host.address + address);
    await page.locator("main:not([aria-busy])").waitFor();
    if (act) await act(page);
    await look(name);
  }
}
