// The base of all addresses: the server may be at the root of its host or below a path of a proxy.

/** The built file lies in <base>/assets/. In development the server is at the root. */
export const base = import.meta.env?.DEV ? '' : new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** A path ('/t/abc', '/api/games') as an address of this server. */
export const houseUrl = (path: string): string => base + path;
