// Where the house lives: at the top of its address, or below a path a proxy gave it. Every address of ours goes through here.

/** Built, this file lies in <base>/assets/; while it is being worked on, the house is at the top. */
export const base = import.meta.env?.DEV ? '' : new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** A place in the house ('/t/abc', '/api/games') as an address of this house. */
export const houseUrl = (path: string): string => base + path;
