// Style sheets that are loaded when a page first needs them.
const styles = new Map();

/** Adds the style sheet that the root element names: "desk", "table", "room" or "club". */
export function addStyle(name) {
  const add = (done, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: document.documentElement.dataset[name], onload: done });
    link.onerror = () => (styles.delete(name), link.remove(), fail(new Error(link.href)));
    document.body.append(link); // behind the other looks, which it goes on from
  };
  if (!styles.has(name)) styles.set(name, new Promise(add));
  return styles.get(name);
}
