// Before anything is drawn: the chosen colours, text size and language, so that nothing flashes or moves.
import { applyLook } from "./look.js";

try {
  applyLook(JSON.parse(localStorage.getItem("oddtrick/settings")) ?? {});
} catch {
  applyLook({}); // the defaults will do
}
