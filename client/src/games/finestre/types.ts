// The view of Finestre.
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
