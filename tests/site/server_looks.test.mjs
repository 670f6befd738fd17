// How the pages with a server look: nothing is clipped, and all of it can be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { club, password } from "./club.mjs";
import { contrasts, misfits } from "./looks.mjs";
import { field, until } from "./pages.mjs";
import { box, event, logIn, lost, open } from "./server_pages.mjs";
import { phone } from "./site.mjs";

const long = `event ${"Donaudampfschifffahrtsgesellschaft ".repeat(4)}\nscoring matchpoints\nwinners 2\npair NS1 Wilhelmina Featherstonehaugh-Cholmondeley & Donaudampfschifffahrtskapitaenswitwe\npair NS2 C & D\npair EW1 E & F\npair EW2 G & H\nboard 1\n1 1 4S N =\n2 2 4S N +1\n`;

test("360 pixels and AA contrast, in light and dark, also without a connection", async (t) => {
  const other = await club();
  t.after(() => other.close());
  await other.make("a-name-that-is-as-long-as-a-name-of-an-event-may-be-on-a-server", long);
  for (const colorScheme of ["light", "dark"]) {
    const page = await open(t, "#/events", { at: other, ...phone, colorScheme, reducedMotion: "reduce" });
    const look = async (name) => {
      await until(() => page.evaluate(misfits), [], `${name}, ${colorScheme}`);
      await until(() => page.evaluate(contrasts), [], `${name}, ${colorScheme}`);
    };
    await page.getByRole("link", { name: /Donau/ }).waitFor();
    await look("list");
    await page.getByRole("button", { name: "Log in" }).tap();
    await box(page).getByLabel("The director's password").fill("wrong");
    await box(page).getByRole("button", { name: "Log in" }).tap();
    await box(page).getByText("This is not the password.").waitFor();
    await look("log in");
    await box(page).getByLabel("The director's password").fill(password);
    await box(page).getByRole("button", { name: "Log in" }).tap();
    await box(page).waitFor({ state: "detached" });
    await look("list of the director");
    await page.getByRole("button", { name: "New event on the server" }).tap();
    await box(page).waitFor();
    await look("new event");
    await page.keyboard.press("Escape");
    await box(page).waitFor({ state: "detached" });
    await page.getByRole("link", { name: /Donau/ }).tap();
    await page.waitForSelector(".ranking");
    await look("event");
    await page.getByRole("button", { name: "Menu" }).tap();
    await box(page).waitFor();
    await look("menu");
    await box(page).getByRole("button", { name: "Link" }).tap();
    await page.locator("[data-link]").waitFor();
    await look("link");
    await page.keyboard.press("Escape");
    await other.stop();
    await lost(page).waitFor();
    await look("lost");
    await other.start(["--new-password"]);
    await lost(page).waitFor({ state: "detached" });
    while (!other.token()) await page.waitForTimeout(20);
    await page.goto(`${other.address}setup?token=${other.token()}`);
    await look("password");
    await page.goto(`${other.address}setup?token=none`);
    await look("a link that was used");
  }
});

test("1400 pixels: nothing is clipped, with long names, for the director and for others", async (t) => {
  const id = await event(long);
  const page = await open(t, `#/events/${id}`);
  await page.waitForSelector(".ranking");
  await until(() => page.evaluate(misfits), []);
  await logIn(page);
  await field(page).waitFor();
  await until(() => page.evaluate(misfits), []);
});

test("a phone: what a setting is stands below its name, and begins where it does", async (t) => {
  const id = await event();
  const page = await open(t, `#/events/${id}/settings`, phone);
  await page.locator(".setting > b").first().waitFor();
  const places = await page.locator(".setting").evaluateAll((all) =>
    all.map((one) => {
      const [name, value] = ["h3", "b"].map((part) => one.querySelector(`:scope > ${part}`));
      const words = document.createRange();
      words.selectNodeContents(value);
      const [above, below] = [name.getBoundingClientRect(), words.getBoundingClientRect()];
      return below.top >= above.bottom - 1 && Math.abs(below.left - above.left) < 1;
    }),
  );
  assert.ok(places.length > 10 && places.every(Boolean), `${places}`);
});
