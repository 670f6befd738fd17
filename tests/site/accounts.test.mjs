// Accounts of directors and assistants by clicking; what an assistant sees; a director who plays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { password } from "./club.mjs";
import { director, host, stranger } from "./director.mjs";
import { until } from "./pages.mjs";
import { laptop, phone } from "./site.mjs";

const box = (page) => page.getByRole("dialog");
const rows = (page) => page.locator(".accounts .member-rows li");
const lines = ["event Roles", "winners 2", "set show-results end", "movement mitchell tables 5 boards 10"];

/** Logs in by the box. */
async function logIn(page, name, secret) {
  await page
    .getByRole("button", { name: /^Log in/ })
    .first()
    .click();
  await box(page)
    .getByLabel(/^Your name/)
    .fill(name);
  await box(page).getByLabel("Password").fill(secret);
  await box(page)
    .getByRole("button", { name: /^Log in/ })
    .click();
  await box(page).waitFor({ state: "detached" });
}

/** Makes an account by clicking. */
async function add(page, name, role, secret) {
  await page.getByRole("button", { name: "Add an account" }).click();
  await box(page).getByLabel("Name").fill(name);
  await box(page).getByRole("radio", { name: role }).check();
  await box(page).getByLabel("Password", { exact: true }).fill(secret);
  await box(page).getByRole("button", { name: "Save" }).click();
}

const isIn = async (page) => (await page.evaluate(() => fetch("api/v1/session").then((r) => r.json()))).director;

test("accounts are made, changed and removed by clicking, and a lost phone is logged out", async (t) => {
  const page = await director(t, "#/events");
  await page.getByRole("link", { name: "Directors" }).click();
  await page.getByText("There are no accounts yet").waitFor();
  await add(page, "Ann", "Assistant", "short");
  await until(() => box(page).count(), 1, "the browser asks for a longer password");
  await box(page).getByLabel("Password", { exact: true }).fill("ann has a password");
  await box(page).getByRole("button", { name: "Save" }).click();
  await rows(page).filter({ hasText: "Ann" }).filter({ hasText: "Assistant" }).waitFor();
  await add(page, "Bo", "Director", "bo has a password");
  await rows(page).filter({ hasText: "Bo" }).filter({ hasText: "Director" }).waitFor();
  // Ann logs in on two devices; one is lost.
  const devices = await Promise.all([stranger(t, "#/events"), stranger(t, "#/events", phone)]);
  for (const device of devices) await logIn(device, "Ann", "ann has a password");
  await page.reload();
  const ann = page.locator(".account-rows li", { hasText: "Ann" });
  await ann.getByText("2 devices").waitFor();
  await ann.getByRole("button", { name: "Log out Ann" }).click();
  await ann.waitFor({ state: "detached" });
  for (const device of devices) await until(() => isIn(device), false);
  await until(() => isIn(page), true);
  // Another password and role: the old password is worth nothing.
  await rows(page).filter({ hasText: "Ann" }).getByRole("button").click();
  await box(page).getByRole("radio", { name: "Director" }).check();
  await box(page).getByLabel("New password").fill("ann has another");
  await box(page).getByRole("button", { name: "Save" }).click();
  await rows(page).filter({ hasText: "Ann" }).filter({ hasText: "Director" }).waitFor();
  const tried = (name, secret) =>
    fetch(`${host.address}api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, password: secret }),
    }).then(({ status }) => status);
  assert.equal(await tried("Ann", "ann has a password"), 401);
  assert.equal(await tried("Ann", "ann has another"), 200);
  // Removed: a second tap is asked for.
  await rows(page).filter({ hasText: "Ann" }).getByRole("button").click();
  await box(page).getByRole("button", { name: "Remove", exact: true }).click();
  await box(page).getByRole("button", { name: "Remove Ann for good" }).click();
  await rows(page).filter({ hasText: "Ann" }).waitFor({ state: "detached" });
  await until(async () => (await host.api("accounts")).accounts.map(({ name }) => name), ["Bo"]);
});

test("an assistant enters results and takes them back, and is offered nothing else", async (t) => {
  await host.make("helped", lines.join("\n"));
  await host.api("accounts", { name: "Cy", role: "assistant", password: "cy has a password" });
  const page = await stranger(t, "#/events", laptop);
  await logIn(page, "Cy", "cy has a password");
  assert.equal(await page.getByRole("link", { name: "Set up an event" }).count(), 0);
  await page.getByRole("link", { name: "Directors" }).click();
  await page.getByRole("heading", { name: "Your password" }).waitFor();
  assert.equal(await page.locator(".accounts").count(), 0);
  await page.goto(`${host.address}#/events/helped/desk`);
  await page.locator('.desk-tools[aria-busy="false"]').waitFor();
  for (const name of ["Something happened", "Table codes", "Set-up"])
    assert.equal(await page.getByText(name, { exact: true }).count(), 0, name);
  await page.locator(".desk-tools").getByRole("button", { name: "Ruling" }).click();
  await until(() => box(page).getByRole("radio").count(), 2);
  await box(page).getByRole("textbox", { name: "Result" }).fill("4S N =");
  await box(page).getByRole("button", { name: "Make the ruling" }).click();
  await box(page).waitFor({ state: "detached" });
  const { lines: log } = await host.api("events/helped/log");
  assert.equal(log.at(-1).author, "Cy");
  assert.match(log.at(-1).text, /^board \d+: NS\d EW\d 4S N =$/);
  await host.api("accounts/remove", { name: "Cy" });
});

test("a director who plays sees what players see, at once and in every view, until the next login", async (t) => {
  await host.make("played", lines.join("\n"));
  const rowsOf = (await host.api("events/played/schedule")).sessions[0].schedule;
  const first = rowsOf.filter(({ round }) => round === 1);
  await host.api("events/played/log", {
    lines: first.map((row) => `board ${row.boards[0]}: ${row.ns} ${row.ew} 6S N =`),
  });
  const page = await stranger(t, "#/events/played/boards/1");
  await logIn(page, "Eve", password);
  await page.locator(".trav tbody tr").first().waitFor();
  await page.getByRole("button", { name: "I am playing" }).click();
  await page.getByText("You are playing: you see what players see").waitFor();
  await page.locator(".trav tbody tr").first().waitFor({ state: "detached" });
  // Lines can still be added, and what is hidden stays hidden after them.
  const other = first[1];
  await page.goto(`${host.address}#/events/played/desk`);
  await page.locator(".desk-table").first().waitFor();
  assert.equal(await page.locator(".desk-boards .in").count(), 0);
  await page
    .getByRole("combobox", { name: /A line for the log/ })
    .fill(`board ${other.boards[1]}: ${other.ns} ${other.ew} 2H N =`);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".recent li"));
  await until(
    async () => (await host.log("played")).at(-1),
    `board ${other.boards[1]}: ${other.ns} ${other.ew} 2H N =`,
  );
  assert.equal(await page.locator(".desk-boards .in").count(), 0);
  // With the next login everything is there again.
  await page.goto(`${host.address}#/events/played/boards/1`);
  await page.getByRole("button", { name: "Log in again: I am not playing" }).click();
  await box(page).getByLabel("Password").fill(password);
  await box(page)
    .getByRole("button", { name: /^Log in/ })
    .click();
  await page.locator(".trav tbody tr").first().waitFor();
  await until(() => page.getByText("You play: you see").count(), 0);
});

test("one's own password is changed, and everybody is logged out", async (t) => {
  await host.api("accounts", { name: "Di", role: "director", password: "di has a password" });
  const page = await stranger(t, "#/events");
  await logIn(page, "Di", "di has a password");
  await page.getByRole("link", { name: "Directors" }).click();
  await page.getByLabel("Current password").fill("di has a password");
  await page.getByLabel("New password", { exact: true }).fill("di has a better one");
  await page.getByLabel("New password again").fill("di has a better");
  await page.getByText("The two are not the same.").waitFor();
  await page.getByLabel("New password again").fill("di has a better one");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByText("The password is changed.").waitFor();
  await until(() => isIn(page), true);
  await page.getByRole("button", { name: "Log everybody out" }).click();
  await page.getByRole("button", { name: "Yes, log everybody out, including me" }).click();
  await page.getByText("This page is for directors: log in first.").waitFor();
  await until(() => isIn(page), false);
});
