// Where sessions come from and go to, besides the browser's memory: links, QR codes, files.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { download } from "./download.js";
import { engine } from "./engine.js";
import { html } from "./html.js";
import { LinkDialog } from "./link.js";
import { day, SavedList } from "./saved.js";
import { linkTo } from "./share.js";
import { games } from "./sheets.js";
import { keepOnce, select } from "./store.js";

const fileLimit = 1 << 20;

export function ShareDialog({ kind, log, onClose }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    linkTo(kind, log).then(setLink);
  }, [kind, log]);
  return html`<${LinkDialog} title="Share this sheet" what="Score sheet" link=${link} onClose=${onClose}>
    Whoever opens this link sees the sheet and can go on with a copy. The whole log is in the link; no server keeps it.
  <//>`;
}

export function SavedDialog({ kind, onClose }) {
  const about = ({ log, changed }) => {
    const { title, next } = engine.session(log, kind).paper;
    const [we, they] = next.names;
    return [
      title || games[kind],
      html`${day(changed)} ·
      ${next.deal === 2 ? "1 deal" : `${next.deal - 1} deals`}${we || they ? html` · <bdi>${we} v ${they}</bdi>` : ""}`,
    ];
  };
  return html`<${Dialog} title="Sheets kept in this browser" onClose=${onClose}>
    <${SavedList} kind=${kind} class="dialog-body" about=${about} onPick=${(id) => (select(kind, id), onClose())} />
  <//>`;
}

// ---- Files ---------------------------------------------------------------------------------------------------------

/** Lets the browser save the log. */
export const saveFile = (kind, paper, log) => download(paper.title || games[kind], kind, log);

/** Keeps a file as a session of its own kind; what is wrong with it in words, or nothing. */
export async function openFile(kind, file) {
  if (file.size > fileLimit) return "This file is too large to be the log of an evening.";
  const log = await file.text();
  const { paper } = engine.session(
    log,
    file.name.endsWith(".chicago") ? "chicago" : file.name.endsWith(".rubber") ? "rubber" : kind,
  );
  if (paper.sheets.length === 0 && paper.error_count > 0)
    return `This is no log of a session: line ${paper.errors[0].line}: ${paper.errors[0].message}`;
  keepOnce(paper.kind, log);
  location.hash = `#/${paper.kind}`;
  return null;
}
