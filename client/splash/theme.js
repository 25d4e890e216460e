// Runs before the first paint, so that the dark theme never flashes white.
try {
  const chosen = JSON.parse(localStorage.getItem('ludoteca.settings') || '{}');
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch {
  // Without storage the system's theme is used.
}
