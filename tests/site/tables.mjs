// For the tests of the phones at the tables, and for the gallery: an evening, and a walk through all screens of a table.
export const pairs = [
  "Ann Lee & Bo Park",
  "Cy Dunn & Di Eck",
  "Eva Ash & Finn Birch",
  "Gus Cole & Hal Drake",
  "Ida Elm & Jo Frost",
];
export const guests = [
  "Kit Gray & Lou Heath",
  "Meg Irwin & Ned Jay",
  "Oda Knox & Pam Lake",
  "Quin Oak & Rae Pine",
  "Sam Quill & Tia Reed",
];
export const lines = [
  "event Thursday Pairs",
  "winners 2",
  "movement mitchell tables 5 boards 15",
  ...pairs.flatMap((names, i) => [`pair NS${i + 1} ${names}`, `pair EW${i + 1} ${guests[i]}`]),
];

/** Goes through the screens of a table, and calls `look` with the name of each. By places, not by words. */
export async function screens(page, look) {
  const next = page.locator(".foot .button.primary");
  await next.waitFor();
  await look("seats");
  await next.click();
  await page.locator(".keys .key").nth(10).click();
  await page.locator(".seat.at-S").click();
  await page.locator(".results .key").first().click();
  await look("entry");
  await next.click();
  await page.locator(".lead-suits .key").nth(1).click();
  await page.locator(".lead-ranks .key").last().click();
  await look("lead");
  await next.click();
  await page.locator(".ticket-result").waitFor();
  await look("confirm");
  await next.click();
  await page.locator(".heroic").waitFor();
  await look("others");
  await page.locator(".call-director").click();
  await page.locator(".called-hand").waitFor();
  await look("director");
  await page.locator(".foot .button").click();
  for (let n = 0; n < 2; n++) {
    await next.click();
    await page.locator(".calls .key").last().click();
    await next.click();
    await page.locator(".ticket-result").waitFor();
    await next.click();
    await page.locator(".heroic").waitFor();
  }
  await next.click();
  await page.locator(".move-rows").waitFor();
  await look("move");
}
