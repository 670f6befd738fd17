// Measures how pages look. These functions run in the page, and return a list of what is wrong.

/** What stands out of the screen, what is clipped, and what is too small for a thumb or, without one, for a mouse. */
export function misfits() {
  const wrong = [];
  const least = matchMedia("(pointer: coarse)").matches ? 43.5 : 24;
  const root = document.querySelector("dialog[open]") ?? document.body;
  const wide = screen.width; // innerWidth grows with elements that overflow
  if (document.documentElement.scrollWidth > wide)
    wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const seen = (e) =>
    e.checkVisibility({ visibilityProperty: true }) &&
    !e.closest(".unseen, .skip, [aria-hidden] svg") &&
    e.getClientRects().length > 0;
  for (const e of root.querySelectorAll("*")) {
    if (!seen(e) || e instanceof SVGElement) continue;
    const box = e.getBoundingClientRect();
    if (box.right > wide + 0.5 || box.left < -0.5)
      wrong.push(`${e.className || e.tagName} stands out: ${box.left} to ${box.right}`);
    const around = e.parentElement?.closest(".panel, .sheet-part, dialog")?.getBoundingClientRect();
    if (around && around.width > 0 && (box.right > around.right + 0.5 || box.left < around.left - 0.5))
      wrong.push(`${e.className || e.tagName} stands out of its panel: ${box.left} to ${box.right}`);
    const style = getComputedStyle(e);
    if (!["INPUT", "SELECT"].includes(e.tagName) && style.overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1)
      wrong.push(`${e.className || e.tagName} is clipped`);
  }
  for (const e of root.querySelectorAll("button, a, input, select, summary")) {
    if (!seen(e) || (e.closest("p")?.contains(e) && e.tagName === "A")) continue;
    const { width, height } = (e.closest("label.check") ?? e).getBoundingClientRect(); // the words are pressed too
    if (width < least || height < least)
      wrong.push(`${e.textContent || e.getAttribute("aria-label") || e.value}: ${width} x ${height}`);
  }
  const words = document.createRange();
  for (const e of root.querySelectorAll("button, .button")) {
    if (!seen(e) || e.querySelector(".unseen") || !e.textContent.trim()) continue;
    words.selectNodeContents(e);
    const [inner, outer] = [words.getBoundingClientRect(), e.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) wrong.push(`${e.textContent} stands out of its button`);
  }
  return wrong;
}

/** Words of up to `longest` letters, and figures, that begin on one line and end on the next: a column is too narrow for them.
 * Names may be long, and break. */
export function brokenWords(longest = 12) {
  const wrong = [];
  const whole = new RegExp(`(?<![\\p{L}\\d])(?:\\p{L}{2,${longest}}|\\d{2,6})(?![\\p{L}\\d])`, "gu");
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const e = node.parentElement;
    const head = e.closest("thead"); // where rows are broken up, only screen readers have it
    if (
      !e.checkVisibility({ visibilityProperty: true }) ||
      (head && getComputedStyle(head).clipPath !== "none") ||
      e.closest(".unseen, noscript, svg, code, pre, input, option")
    )
      continue;
    for (const { 0: word, index } of node.textContent.matchAll(whole)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        wrong.push(`${word} of ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  return wrong;
}

/** Texts that stand on one another. Bars that stay in place while the page scrolls may hide what is below them. */
export function overlaps() {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const bar = (e) => (e && !["sticky", "fixed"].includes(getComputedStyle(e).position) ? bar(e.parentElement) : e);
  const boxes = new Map();
  /** Where the boxes that scroll let an element be seen: [top, bottom]. */
  const shown = (e) => {
    if (!e) return [-Infinity, Infinity];
    if (!boxes.has(e)) {
      const [top, bottom] = shown(e.parentElement);
      const own = getComputedStyle(e).overflowY === "visible" ? undefined : e.getBoundingClientRect();
      boxes.set(e, own ? [Math.max(top, own.top), Math.min(bottom, own.bottom)] : [top, bottom]);
    }
    return boxes.get(e);
  };
  const lines = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const e = node.parentElement;
    if (!node.textContent.trim() || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const hidden = e.closest(".unseen, .skip, noscript, svg, option, textarea, thead");
    if (hidden && (hidden.tagName !== "THEAD" || getComputedStyle(hidden).clipPath !== "none")) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const size = parseFloat(getComputedStyle(e).fontSize); // letters are lower than their line
      const middle = (top + bottom) / 2;
      if (middle < shown(e)[0] || middle > shown(e)[1]) continue;
      lines.push({ node, bar: bar(e), left, right, top: middle - size * 0.35, bottom: middle + size * 0.35 });
    }
  }
  const wrong = new Set();
  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i++)
    for (let k = i + 1; k < lines.length && lines[k].top < lines[i].bottom - 1; k++) {
      const [a, b] = [lines[i], lines[k]];
      if (a.node !== b.node && a.bar === b.bar && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
        wrong.add(`${a.node.textContent.trim()} and ${b.node.textContent.trim()} stand on one another`);
    }
  return [...wrong];
}

/** Texts, columns and lines with too little contrast to their background. Gradients count by their darker end. */
export function contrasts() {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  // Few colours and backgrounds, many texts: each is computed once.
  const once = (known, compute) => (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
  const rgba = once(new Map(), (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  const over = ([r, g, b, a], under) => [r, g, b].map((c, i) => (c * a + under[i] * (255 - a)) / 255);
  const light = (c) =>
    c
      .map((v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
      .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const behind = once(new Map(), (e) => {
    const style = getComputedStyle(e);
    const gradient = /rgb\([^)]*\)/.exec(style.backgroundImage)?.[0];
    const under = e.parentElement ? behind(e.parentElement) : [255, 255, 255];
    return over(rgba(gradient ?? style.backgroundColor), under);
  });
  const wrong = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (
      !walker.currentNode.textContent.trim() ||
      !e.checkVisibility({ visibilityProperty: true }) ||
      e.closest(".unseen, .skip, :disabled, [aria-disabled=true], noscript, svg title, svg[aria-hidden]")
    )
      continue;
    const style = getComputedStyle(e);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
    const under = behind(e);
    const r = ratio(over(rgba(e instanceof SVGElement ? style.fill : style.color), under), under);
    if (r < (large ? 3 : 4.5))
      wrong.push(
        `${walker.currentNode.textContent.trim()}: ${r.toFixed(2)} (${style.color} on ${under.map(Math.round)})`,
      );
  }
  for (const e of root.querySelectorAll("figure rect:not(.hit), figure polyline")) {
    const style = getComputedStyle(e);
    const under = behind(e);
    const r = ratio(over(rgba(e.tagName === "rect" ? style.fill : style.stroke), under), under);
    if (r < 3) wrong.push(`${e.tagName} of ${e.closest("figure").className}: ${r.toFixed(2)}`);
  }
  return [...new Set(wrong)];
}

/** Texts that are smaller than 13 pixels. */
export function small() {
  const wrong = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !e.checkVisibility() || e.closest(".unseen, noscript, svg")) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 12.99) wrong.push(`${walker.currentNode.textContent.trim()}: ${size}`);
  }
  return wrong;
}

/** How much of the height is under bars that stay where they are: 0.2 for a fifth. */
export function underBars() {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const bars = [...root.querySelectorAll("*")].filter(
    (e) =>
      e.checkVisibility() &&
      ["fixed", "sticky"].includes(getComputedStyle(e).position) &&
      e.clientWidth > innerWidth / 2,
  );
  const within = bars.filter((e) => !bars.some((other) => other !== e && other.contains(e)));
  return within.reduce((sum, e) => sum + e.getBoundingClientRect().height, 0) / innerHeight;
}
