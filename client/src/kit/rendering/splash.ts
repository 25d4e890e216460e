// The splash screen that the server sent with the page: it covers the page until there is something to see.

const door = () => document.getElementById('door');

export const removeSplash = () => door()?.remove();

/** The page for which the splash screen was made. */
export const splashPage = () => door()?.dataset.page;

/** Remove it once this picture is decoded, or has failed. */
export const removeSplashAfter = (picture: HTMLImageElement | null) =>
  void (picture?.decode() ?? Promise.resolve()).then(removeSplash, removeSplash);
