// Why a number is what it is: the reasons of the engine, step by step.
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { Suits } from "../suits.js";
import { shown, titleOf, to, useAnswer } from "./use.js";

export function WhyDialog({ source, about, asked, onClose }) {
  const { key, board } = asked;
  const { value, error } = useAnswer(source, board === undefined ? `why ${key}` : `why ${key} ${board}`);
  const who = about.contestants.find((c) => c.key === key);
  const title = `${who ? titleOf(about, who) : key}${board === undefined ? "" : `, board ${board}`}: why?`;
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="dialog-body">
      ${error && html`<p class="error" role="alert">${error.message}</p>`}
      ${
        value &&
        html`<ol class="reasons">
          ${value.reasons.map(
            (reason, i) =>
              html`<li key=${i} data-level=${Math.min(reason.level, 3)}>
                <span
                  ><${Suits}
                    text=${reason.sum && reason.sum !== reason.value.replace("+", "") ? `${reason.text}: ${reason.sum}` : reason.text}
                  />${reason.law && html` <small class="soft law">${reason.law}</small>`}</span
                >
                <b>${shown(reason.value)}</b>
              </li>`,
          )}
        </ol>`
      }
      ${board !== undefined && html`<p><a href=${to(`boards/${board}`)} onClick=${onClose}>All results of board ${board}</a></p>`}
    </div>
  <//>`;
}
