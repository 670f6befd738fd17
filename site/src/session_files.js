// How sessions enter and leave the browser: links, QR codes, files.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { download } from "./download.js";
import { engine } from "./engine.js";
import { errorText } from "./errors.js";
import { html } from "./html.js";
import { dayWords, t } from "./i18n.js";
import { LinkDialog } from "./link.js";
import { SavedList } from "./saved_list.js";
import { linkTo } from "./share.js";
import { countDeals, game } from "./sheets.js";
import { keepOnce, select } from "./store.js";

const fileLimit = 1 << 20;

export function ShareDialog({ kind, log, onClose }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    linkTo(kind, log).then(setLink);
  }, [kind, log]);
  return html`<${LinkDialog} title=${t("share.sheet")} what=${t("score.sheet")} link=${link} onClose=${onClose}>
    ${t("share.about")}
  <//>`;
}

/** A stored sheet in a line: [title, the text below it]. */
export function aboutSession({ kind, log, changed }) {
  const { paper } = engine.session(log, kind);
  const [we, they] = paper.next.names;
  return [
    paper.title || game(kind),
    [
      `${dayWords(changed)} · ${t("n.deals", { n: countDeals(paper).next - 1 })}`,
      (we || they) && [" · ", html`<bdi>${we} – ${they}</bdi>`],
    ],
  ];
}

export function SavedDialog({ kind, onClose }) {
  return html`<${Dialog} title=${t("kept.in.browser")} onClose=${onClose}>
    <${SavedList}
      kind=${kind}
      class="dialog-body"
      about=${aboutSession}
      onPick=${(id) => (select(kind, id), onClose())}
    />
  <//>`;
}

// ---- Files ---------------------------------------------------------------------------------------------------------

/** Lets the browser save the log. */
export const saveFile = (kind, paper, log) => download(paper.title || game(kind), kind, log);

/** Stores a file as a session of its own kind; returns its error as text, or nothing. */
export async function openFile(kind, file) {
  if (file.size > fileLimit) return t("file.large");
  const log = await file.text();
  const { paper } = engine.session(
    log,
    file.name.endsWith(".chicago") ? "chicago" : file.name.endsWith(".rubber") ? "rubber" : kind,
  );
  if (paper.sheets.length === 0 && paper.error_count > 0)
    return t("file.no.log", { line: paper.errors[0].line, why: await errorText(paper.errors[0]) });
  keepOnce(paper.kind, log);
  location.hash = `#/${paper.kind}`;
  return null;
}
