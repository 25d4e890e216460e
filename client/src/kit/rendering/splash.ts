// The door the house sent with the page stands in front of it until there is something to see: the page then takes its place without a jump.

const door = () => document.getElementById('door');

export const openDoor = () => door()?.remove();

/** The door was made for one page; at any other it is in the way. */
export const doorOf = () => door()?.dataset.page;

/** Opens it once this picture can be painted, or never will be. */
export const openDoorWith = (picture: HTMLImageElement | null) =>
  void (picture?.decode() ?? Promise.resolve()).then(openDoor, openDoor);
