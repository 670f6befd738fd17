// Search in the documents: a classic script, so that it also works where pages are opened as files. The index, ODDTRICK_INDEX, is
// written by tools/docs_site: [address, page, heading, text] of each section.

/** The sections that have all the words, the best first: headings count more than text. */
function findSections(index, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = [];
  for (const [address, page, heading, text] of index) {
    const inHeading = heading.toLowerCase();
    const inPage = page.toLowerCase();
    const inText = text.toLowerCase();
    let worth = 0;
    for (const word of words) {
      const times = inText.split(word).length - 1;
      const here = (inHeading.includes(word) ? 20 : 0) + (inPage.includes(word) ? 5 : 0) + Math.min(times, 5);
      if (here === 0) {
        worth = 0;
        break;
      }
      worth += here + (inHeading === word ? 20 : 0);
    }
    if (worth > 0) found.push({ address, page, heading, text, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** A piece of text around the first of the words. */
function excerptOf(text, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const at = Math.min(
    ...words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0),
    text.length,
  );
  const from = Math.max(0, at === text.length ? 0 : at - 60);
  return (from > 0 ? "… " : "") + text.slice(from, from + 180) + (from + 180 < text.length ? " …" : "");
}

if (typeof document !== "undefined") {
  const list = document.getElementById("found");
  const input = document.getElementById("query");
  const count = document.getElementById("count");
  const show = () => {
    const query = input.value.trim();
    const found = findSections(ODDTRICK_INDEX, query).slice(0, 40);
    list.replaceChildren(
      ...found.map((section) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        const words = document.createElement("p");
        link.href = section.address;
        link.textContent = section.page === section.heading ? section.page : `${section.page}: ${section.heading}`;
        words.textContent = excerptOf(section.text, query);
        item.append(link, words);
        return item;
      }),
    );
    count.textContent = query === "" ? "" : found.length === 0 ? "Nothing was found." : `${found.length} sections`;
  };
  if (list !== null) {
    input.value = new URLSearchParams(location.search).get("q") ?? "";
    input.addEventListener("input", show);
    show();
  }
}
