// The calculator in the documents: the engine of the npm package, with its module in the bundle, so that no request is made.
import { load, OddtrickError } from "oddtrick";
import wasm from "oddtrick/oddtrick-score.wasm";

const input = document.getElementById("result");
const answer = document.getElementById("answer");
const odd = await load(wasm);

const element = (name, text, className) => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

function show() {
  const parts = [];
  if (input.value.trim() !== "") {
    try {
      for (const vul of ["none", "both"]) {
        const { result, score, steps } = odd.score(input.value, { vul });
        parts.push(element("h2", vul === "none" ? "Not vulnerable" : "Vulnerable"));
        parts.push(element("p", `${result}: ${score}`, "score"));
        const list = document.createElement("ul");
        for (const step of steps ?? [])
          list.append(element("li", `${step.name}: ${step.sum}, ${step.why} (${step.law})`));
        parts.push(list);
      }
    } catch (error) {
      if (!(error instanceof OddtrickError)) throw error;
      parts.splice(0, parts.length, element("p", `Column ${error.column}: ${error.message}`));
    }
  }
  answer.replaceChildren(...parts);
}

input.addEventListener("input", show);
show();
