// Loads the program once the splash screen is painted, so that both do not share a slow connection.
{
  const splash = document.getElementById('door');
  const later = document.getElementById('later');
  const load = () => {
    document.head.append(later.content);
    later.remove();
  };
  // The server guessed the language from the browser; the person may have chosen another one.
  if (splash) splash.toggleAttribute('data-mute', splash.lang !== document.documentElement.lang);
  const cover = splash?.querySelector('img');
  cover?.decode().then(() => requestAnimationFrame(() => setTimeout(load)), load);
  // A slow cover is not waited for, and in a hidden tab nothing is painted.
  setTimeout(load, cover ? 250 : 0);
}
