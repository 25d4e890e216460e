// The door the house sent with the page stands in front of it until there is something to see: the page then takes its place without a jump.

const door = () => document.getElementById('door');

export const removeSplash = () => door()?.remove();

/** The door was made for one page; at any other it is in the way. */
export const splashPage = () => door()?.dataset.page;

/** Opens it once this picture can be painted, or never will be. */
export const removeSplashAfter = (picture: HTMLImageElement | null) =>
  void (picture?.decode() ?? Promise.resolve()).then(removeSplash, removeSplash);
