// Runs before the first paint: the dark for who chose it, and everything this page will need is asked for at once.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('ludoteca.settings') || '{}') || {};
  } catch {
    // Storage may be forbidden: the system's own theme is fine.
  }
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
  const known = (language) => root.hasAttribute(`data-texts-${language}`);
  const spoken = (navigator.languages || []).map((each) => each.slice(0, 2));
  const language = known(chosen.language) ? chosen.language : spoken.includes('it') ? 'it' : spoken.find(known) || 'it';
  root.lang = language;

  const base = new URL('.', document.currentScript.src);
  const place = location.pathname.slice(base.pathname.length).split('/')[0];
  const page = { '': 'home', box: 'box', t: 'table', j: 'table' }[place];
  const wanted = [root.getAttribute(`data-texts-${language}`), ...(root.getAttribute(`data-page-${page}`) || '').split(' ')];
  for (const address of wanted.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = address.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';                       // as the program will ask for it: otherwise it would come twice
    link.href = address;
    document.head.append(link);
  }
})();
