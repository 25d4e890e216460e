// A street of Finestre as the rules send it.
import type { House } from '../../wire/games/finestre';

export type { Eye, House, Miss, Move, Pawn, Round, Size, Street, Terms, View, Window as PaneWindow } from '../../wire/games/finestre';
export type Roof = House['roof'];
