// The page "Play at home": rubber or Chicago, the sheets stored in this browser, and files.
import { useRef, useState } from "preact/hooks";
import { FileInput } from "./file.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";
import { aboutSession, openFile } from "./session_files.js";
import { SavedList } from "./saved_list.js";
import { Bar } from "./shell.js";
import { current, select, sessions, useStore } from "./store.js";
import { Door } from "./start.js";

const kinds = ["rubber", "chicago"];

export function Play() {
  useStore();
  const [message, setMessage] = useState(null);
  const chooser = useRef(null);
  const goTo = (kind, id) => {
    select(kind, id);
    location.hash = `#/${kind}`;
  };
  const kept = kinds.filter((kind) => sessions(kind).length > 0);
  return html`<div class="screen">
    <${Bar} door="play" title=${t("door.play")} />
    <main id="content" tabindex="-1" class="page narrow">
      ${message && html`<p class="notice bad" role="alert">${message}</p>`}
      <nav class="doors" aria-label=${t("door.play")}>
        ${kinds.map((kind) => {
          const open = current(kind);
          return html`<${Door}
            key=${kind}
            href="#/${kind}"
            picture=${kind}
            name=${t(`game.${kind}`)}
            about=${open ? html`${t("go.on.with")} ${aboutSession(open)[0]}` : t(`game.${kind}.about`)}
          />`;
        })}
      </nav>
      ${kept.map(
        (kind) =>
          html`<section key=${kind} class="panel kept" aria-labelledby="kept-${kind}">
            <h2 id="kept-${kind}">${t(`kept.${kind}`)}</h2>
            <${SavedList} kind=${kind} about=${aboutSession} onPick=${(id) => goTo(kind, id)} />
          </section>`,
      )}
      <p class="page-actions">
        <button type="button" class="button quiet" onClick=${() => chooser.current.click()}>
          <${Icon} name="open" /> ${t("open.file")}
        </button>
      </p>
      <${FileInput}
        chooser=${chooser}
        accept=".rubber,.chicago,text/plain"
        onFile=${async (file) => setMessage(await openFile("rubber", file))}
      />
    </main>
  </div>`;
}
