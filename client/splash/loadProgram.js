// Runs once the door stands: it is painted first, cover and all, and only then the program is sent for, so that the two do not share a thin line.
{
  const door = document.getElementById('door');
  const later = document.getElementById('later');
  const bring = () => {
    document.head.append(later.content);
    later.remove();
  };
  // The house guessed the language from the browser; the person may have chosen another.
  if (door) door.toggleAttribute('data-mute', door.lang !== document.documentElement.lang);
  const cover = door?.querySelector('img');
  cover?.decode().then(() => requestAnimationFrame(() => setTimeout(bring)), bring);
  // A cover that is slow in coming is not waited for, nor one that nobody sees: in a tab behind nothing is painted.
  setTimeout(bring, cover ? 250 : 0);
}
