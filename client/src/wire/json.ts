/**
 * A value whose shape only its game knows: a view, a move, options. The boards give it their own types (wire/games).
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- games are open: the shell cannot name these shapes
export type Json = any;
