// Values that the browser stores for this site, as JSON. Only for values that a page can do without: a browser may refuse to store.

/** The stored value; null if there is none, or if it cannot be read. */
export function readStored(name) {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. If the browser stores nothing, the value is lost when the page is left. */
export function writeStored(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // the browser stores nothing
  }
}
