// A street of Finestre as the rules send it.
export type {
  Eye,
  House,
  Miss,
  Move,
  Pawn,
  Round,
  Size,
  Street,
  Terms,
  View,
  Window as PaneWindow,
} from '../../wire/games/finestre';
