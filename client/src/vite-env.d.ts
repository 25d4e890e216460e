// What the build makes up: see client/build/texts.ts.
declare module 'virtual:texts' {
  export interface Piece { text: string; lids?: Record<string, string> }
  const pieces: Record<string, () => Promise<Piece>>;
  export default pieces;
}
