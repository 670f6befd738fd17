// The handbook with its pictures: handbook.mjs. Plays through an evening on a server of its own, takes the pictures that
// docs/HANDBOOK.md names, and writes handbook.pdf and players.pdf into build/handbook. Fails if the handbook is longer than ten
// pages, or the players' page than one.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asDirector, club } from "./club.mjs";
import { build, laptop, launch } from "./site.mjs";
import { evening, swissTeams } from "./evening.mjs";

const out = join(build, "handbook");
mkdirSync(out, { recursive: true });
const host = await club({ options: ["--site", join(build, "site")] });
const browser = await launch();

// ---- Pictures ------------------------------------------------------------------------------------------------------------

async function pictures() {
  const context = await browser.newContext({
    ...laptop,
    locale: "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await asDirector(context, host);
  const page = await context.newPage();
  const go = async (path, wait) => {
    await page.goto(`${host.address}#/nowhere`);
    await page.goto(`${host.address}${path}`);
    await page.locator(wait).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
  };
  const shot = async (file) => page.screenshot({ path: join(out, `${file}.png`) });
  const { id } = await evening(host);
  await go("#/events", ".server li");
  await shot("list");
  await go("#/members", ".member-rows li");
  await shot("members");
  await host.api("accounts", { name: "Ann Lee", role: "director", password: "a long password" });
  await host.api("accounts", { name: "Bo Park", role: "assistant", password: "a long password" });
  await go("#/accounts", ".accounts li");
  await shot("accounts");
  await go("#/new", ".move .fairness");
  await page.getByLabel("Title").fill("Thursday Pairs");
  await page
    .locator(".move")
    .first()
    .getByRole("button", { name: /^Choose/ })
    .click();
  await shot("new");
  await go(`#/events/${id}/setup`, ".move .fairness");
  await shot("setup");
  await go(`#/events/${id}/setup/start`, ".codes");
  await page.getByRole("button", { name: /^Make codes/ }).click();
  await page.locator(".code-rows li").first().waitFor();
  await shot("start");
  await go(`#/events/${id}/desk`, ".desk-table");
  await page.locator(".desk-table .in").first().waitFor();
  await shot("desk");
  await page.locator(".desk-tools").getByRole("button", { name: "Ruling" }).click();
  await page.getByRole("radio", { name: "Weighted" }).check();
  await page.getByLabel("Result of part 1").fill("4S N =");
  await page.getByLabel("Result of part 2").fill("4S N -1");
  await page.locator(".ruling-whatif table").waitFor();
  await shot("ruling");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Something happened" }).click();
  await page.locator(".continuation").first().waitFor();
  await shot("late");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "After play" }).click();
  await page.locator(".after-part:nth-of-type(3)").waitFor();
  await shot("after");
  await go("#/season", ".season-page tbody tr");
  await shot("season");
  await go(`#/events/${await swissTeams(host)}/desk`, ".desk-page");
  await page.locator(".desk-tools").getByRole("button", { name: "Draw the next round" }).click();
  await page.locator(".drawn").waitFor();
  await shot("draw");
  await context.close();
}

// ---- Pages ---------------------------------------------------------------------------------------------------------------

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const inline = (text) =>
  escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>");

/** The few forms of Markdown that these texts have. */
function htmlOf(text) {
  const blocks = text.trim().split(/\n\s*\n/);
  const table = (lines) =>
    `<table>${lines
      .filter((line) => !/^\|[-|]+\|$/.test(line))
      .map(
        (line) =>
          `<tr>${line
            .split("|")
            .slice(1, -1)
            .map((cell) => `<td>${inline(cell.trim())}</td>`)
            .join("")}</tr>`,
      )
      .join("")}</table>`;
  return blocks
    .map((block) => {
      const lines = block.split("\n");
      const [, level, heading] = /^(#+) (.*)$/.exec(block) ?? [];
      if (heading) return `<h${level.length}>${inline(heading)}</h${level.length}>`;
      const [, label, file] = /^!\[(.*)\]\((.*)\)$/.exec(block) ?? [];
      if (file) return `<img src="${file}" alt="${escaped(label)}">`;
      if (lines[0].startsWith("    ")) return `<pre>${escaped(lines.map((line) => line.slice(4)).join("\n"))}</pre>`;
      if (lines[0].startsWith("|")) return table(lines);
      const item = /^(?:- |\d+\. )/;
      if (item.test(lines[0])) {
        const items = block
          .split(/\n(?=- |\d+\. )/)
          .map((one) => `<li>${inline(one.replace(item, "").replace(/\n\s*/g, " "))}</li>`);
        return lines[0].startsWith("-") ? `<ul>${items.join("")}</ul>` : `<ol>${items.join("")}</ol>`;
      }
      return `<p>${inline(block.replace(/\n/g, " "))}</p>`;
    })
    .join("\n");
}

const style = `@page { size: A4; margin: 16mm 18mm; } body { font: 10.5pt/1.4 "Source Sans 3", sans-serif; color: #1a1f1c; }
h1, h2 { font-family: Georgia, serif; break-after: avoid; } h2 { margin: 1.1em 0 0.3em; } img { display: block; width: 100%; max-height: 88mm; object-fit: contain; object-position: left; break-inside: avoid; margin: 0.4em 0; }
pre { background: #f3efe3; padding: 0.5em; } code { font-size: 0.92em; } table { border-collapse: collapse; } td { border-top: 1px solid #ccc; padding: 0.2em 0.8em 0.2em 0; vertical-align: top; }
.large { font-size: 13.5pt; } .large li { margin-bottom: 0.6em; }`;

/** Writes a document as a page and as a PDF; gives the number of its pages. */
async function printed(name, source, look) {
  const page = await browser.newPage();
  const file = join(out, `${name}.html`);
  writeFileSync(
    file,
    `<!DOCTYPE html>\n<meta charset="utf-8">\n<title>Oddtrick: ${name}</title>\n<style>${style}</style>\n<body class="${look}">\n${htmlOf(readFileSync(source, "utf8"))}\n`,
  );
  await page.goto(`file://${file}`);
  const pdf = await page.pdf({ path: join(out, `${name}.pdf`), preferCSSPageSize: true });
  await page.close();
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
}

try {
  await pictures();
  copyFileSync("docs/HANDBOOK.md", join(out, "HANDBOOK.md"));
  const pages = await printed("handbook", "docs/HANDBOOK.md", "");
  const players = await printed("players", "docs/PLAYERS.md", "large");
  console.log(`${join(out, "handbook.pdf")}: ${pages} pages; ${join(out, "players.pdf")}: ${players}`);
  if (pages > 10 || players > 1) throw new Error("at most ten pages, and one for players");
} finally {
  await browser.close();
  await host.close();
}
