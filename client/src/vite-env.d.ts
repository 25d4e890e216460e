// What the build makes up: see client/build/texts.ts.
declare module 'virtual:texts' {
  export interface Piece { text: string; lids?: Record<string, string> }
  const pieces: Record<string, () => Promise<Piece>>;
  export default pieces;
  /** Every language by its code, as its speakers call it. */
  export const languages: Record<string, string>;
  /** The games that do not speak a language yet. */
  export const silent: Record<string, string[]>;
}
