// What the build makes up: see client/build/texts.ts.
declare module 'virtual:texts' {
  /** Messages by their names, taken apart when the client was built. */
  export type Messages = Record<string, import('@fluent/bundle').Message['value']>;
  export interface Piece {
    messages: Messages;
    lids?: Record<string, Messages>;
  }
  const pieces: Record<string, () => Promise<Piece>>;
  export default pieces;
  /** Every language by its code, as its speakers call it. */
  export const languages: Record<string, string>;
  /** The games that do not speak a language yet. */
  export const silent: Record<string, string[]>;
}
