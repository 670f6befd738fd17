// Before anything is drawn: the chosen colours, so that nothing flashes.
try {
  const { theme, suits } = JSON.parse(localStorage.getItem("oddtrick/settings")) ?? {};
  if (theme) document.documentElement.dataset.theme = theme;
  if (suits) document.documentElement.dataset.suits = suits;
} catch {
  // The defaults will do.
}
