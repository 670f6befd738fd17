// What the tests of pages with a server share: a club of their own, its events, and a director who logs in.
import { club, password, tuesday } from "./club.mjs";
import { begin, field } from "./pages.mjs";
import { laptop } from "./site.mjs";

const { host, open: openPage } = await begin(club);
export { host };

let count = 0;
export const event = async (text = tuesday) => {
  const id = `event-${++count}`;
  await host.make(id, text);
  return id;
};

/** A browser of its own. That a request was refused is no error of the page. */
const forgiven = (text) => text.includes("Failed to load resource") || text.includes("net::ERR");
export const open = (t, path, options) => openPage(t, path, { ...laptop, forgiven, ...options });

export const box = (page) => page.getByRole("dialog");
export const lost = (page) => page.getByText("Connection lost");

export async function logIn(page, name = "") {
  await page.getByRole("button", { name: "Log in" }).click();
  if (name) await box(page).getByLabel("Your name").fill(name);
  await box(page).getByLabel("The director's password").fill(password);
  await box(page).getByRole("button", { name: "Log in" }).click();
  await box(page).waitFor({ state: "detached" });
}

export async function director(t, id, options) {
  const page = await open(t, `#/events/${id}`, options);
  await page.waitForSelector(".ranking");
  await logIn(page, "Ann");
  await field(page).waitFor();
  return page;
}
