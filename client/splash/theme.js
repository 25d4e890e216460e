// Runs before the first paint, so that a person who chose the dark never sees a flash of paper.
try {
  const chosen = JSON.parse(localStorage.getItem('ludoteca.settings') || '{}');
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch {
  // Storage may be forbidden: the system's own theme is fine.
}
