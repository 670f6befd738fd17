// Lets the browser save a text as a file, named by its title.
export function download(title, end, text) {
  const link = document.createElement("a");
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name || end}.${end}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
