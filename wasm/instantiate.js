// Instantiates a module in a browser: one that the caller passes, or one that is fetched from an address.
export async function instantiate(from, imports) {
  if (typeof from !== "string" && !(from instanceof URL)) {
    const made = await WebAssembly.instantiate(from, imports);
    return made.instance ?? made;
  }
  const response = await fetch(from);
  if (!response.ok) throw new Error(`cannot fetch ${from}: ${response.status}`);
  // Not every host knows the type that streaming needs.
  return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}
