// The effect of a peak on one sea: letters that turn to gold and rise, rows washed off, lines that fall, a sinking sea,
// counted empty cells, words that land, bottles that drift in.
import type { Scene } from './scenes';

export interface Tide {
  gold: number[];
  rising: boolean;
  washed: number[];
  falls: number[];
  sinking: boolean;
  counted: boolean;
  lands: number[];
  adrift: number;
}

export const CALM: Tide = {
  gold: [],
  rising: false,
  washed: [],
  falls: [],
  sinking: false,
  counted: false,
  lands: [],
  adrift: 0,
};

/** The effect on one board in the current act. */
export function tideOf(scene: Scene | null, act: string | null, board: number): Tide {
  if (!scene || act === null) return CALM;
  const turned = act === scene.turns;
  return {
    gold: turned && scene.kind === 'telepathy' ? [] : scene.gold[board],
    rising: act === 'rise',
    washed: act === 'wash' ? [] : scene.washed[board],
    falls: act === 'fall' ? scene.falls[board] : [],
    sinking: act === 'sink' && scene.sinks.includes(board),
    counted: scene.kind === 'count' && act !== 'hush',
    lands: act === 'tell' ? scene.lands[board] : [],
    adrift: scene.adrift[board] ?? 0,
  };
}
