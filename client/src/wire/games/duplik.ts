// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

/** The length of a game, the source of the scenes, the language of the bots. */
export interface DuplikOptions {
  terms: 1 | 2 | 3;
  scenes: 'album' | 'endless';
  choice: 'random' | 'two_titles';
  seconds: 0 | 90 | 120 | 180;
  language: 'en' | 'it';
  collage: boolean;
}

export type Options = DuplikOptions;

/** The master takes one of two titles. */
export interface Choose {
  type: 'choose';
  index: number;
}

/** The master throws the die for the bonus criterion and reads the title. */
export interface Throw {
  type: 'throw';
}

/** A master who is a bot or does not see the picture asks for the scene in words; all players are told so. */
export interface Hear {
  type: 'hear';
}

/** The master turns the hourglass. */
export interface Turn {
  type: 'turn';
}

/** The master types: the whole line as it stands now. */
export interface Say {
  type: 'say';
  line: number;
  text: string;
}

/** An artist draws a line: x, y and pressure for each point in turn. */
export interface Stroke {
  type: 'stroke';
  points: number[];
  width: number;
  tool?: 'eraser' | 'pen';
  upright?: boolean;
}

/** Take back the last stroke. */
export interface Undo {
  type: 'undo';
}

/** Bring back the stroke taken back last. */
export interface Redo {
  type: 'redo';
}

/** Start the paper afresh. */
export interface Clear {
  type: 'clear';
}

/** An object on the paper, by the middle of its ink, with the features that are not the usual ones. */
export interface Placed {
  kind: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
  mirrored?: boolean;
  features?: Record<string, number | string>;
  pose?: string;
}

/** One stroke: x, y and pressure (0-255) for each point in turn, and when it was made in this round. */
export interface Ink {
  points: number[];
  width: number;
  tool?: 'eraser' | 'pen';
  at?: number;
}

/** A bot draws an object: its meaning and its strokes. Without an object the bot only says that it is a bot. */
export interface Sketch {
  type: 'sketch';
  thing?: Placed | null;
  inks?: Ink[];
  heard?: string[];
}

/** A stamp that another holds in its hand, or has on its head or its back. */
export interface Tie {
  to: number;
  slot: 'back' | 'hand' | 'head';
}

/** An artist sticks a stamp on the paper; with a `number` it takes the place of that one. `tie`: held, or worn. */
export interface Stick {
  type: 'stick';
  stamp: Placed;
  number?: number;
  tie?: Tie | null;
}

/** An artist takes a stamp off the paper. */
export interface Peel {
  type: 'peel';
  number: number;
}

/** An artist puts a stamp in front of all the others, or behind them. */
export interface Restack {
  type: 'restack';
  number: number;
  to: 'back' | 'front';
}

/** An artist puts the pen down early, or the master has said everything; False takes that back. */
export interface Rest {
  type: 'rest';
  resting?: boolean;
}

/** The master says which way the drawings go. */
export interface Pass {
  type: 'pass';
  direction: 'left' | 'right';
}

/** The master reads the next criterion, or, after the tenth, closes the judging. */
export interface Read {
  type: 'read';
}

/** A judge stamps the drawing of `author`: met or not met. */
export interface Judge {
  type: 'judge';
  author: number;
  met: boolean;
}

/** A judge hands on a drawing it cannot read: a bot cannot read a person's lines. */
export interface HandOn {
  type: 'handon';
  author: number;
}

/** The author or the judge of a drawing calls a vote on the verdict just given. */
export interface Contest {
  type: 'contest';
  author: number;
}

/** A judge in doubt puts the drawing of `author` to the vote instead of stamping it: no contest is spent. */
export interface Doubt {
  type: 'doubt';
  author: number;
}

/** An artist votes on a contested verdict; None abstains. */
export interface Vote {
  type: 'vote';
  author: number;
  met: boolean | null;
}

/** A player names the most beautiful drawing except their own; None for none. */
export interface Praise {
  type: 'praise';
  author: number | null;
}

/** The player has seen enough of the gallery. */
export interface Ready {
  type: 'ready';
}

export type Move = Choose | Throw | Hear | Turn | Say | Stroke | Undo | Redo | Clear | Sketch | Stick | Peel | Restack | Rest | Pass | Read | Judge | HandOn | Contest | Doubt | Vote | Praise | Ready;

/** A new master takes the card. */
export interface RoundBegan {
  type: 'RoundBegan';
  seat: number;
  round: number;
}

/** The die has chosen the bonus criterion and the title is known. */
export interface TitleRead {
  type: 'TitleRead';
  seat: number;
  bonus: number;
  title_it: string;
  title_en: string;
}

/** The master has had the scene told in words. */
export interface SceneTold {
  type: 'SceneTold';
  seat: number;
}

/** The sand runs; at a table without hurry (`runs` is False) the master begins, and no sand does. */
export interface HourglassTurned {
  type: 'HourglassTurned';
  seat: number;
  runs: boolean;
}

/** An artist has finished early. */
export interface PenDown {
  type: 'PenDown';
  seat: number;
}

/** The master has nothing to add. */
export interface AllSaid {
  type: 'AllSaid';
  seat: number;
}

/** The sand has run out, or all artists have finished. */
export interface PensDown {
  type: 'PensDown';
}

/** Every drawing lies before its judge. */
export interface DrawingsPassed {
  type: 'DrawingsPassed';
  direction: 'left' | 'right';
}

/** One more criterion has been read. */
export interface CriterionRead {
  type: 'CriterionRead';
  number: number;
  text_it: string;
  text_en: string;
}

/** A judge has given a verdict. */
export interface Judged {
  type: 'Judged';
  seat: number;
  author: number;
  number: number;
  met: boolean;
}

/** Another judge has the drawing: the nearest person, or its author. */
export interface HandedOn {
  type: 'HandedOn';
  seat: number;
  author: number;
  judge: number;
}

/** The author or the judge of a drawing calls a vote. */
export interface Contested {
  type: 'Contested';
  seat: number;
  author: number;
  number: number;
}

/** A judge in doubt asks the artists. */
export interface Doubted {
  type: 'Doubted';
  seat: number;
  author: number;
  number: number;
}

/** The votes on a verdict are in. */
export interface VoteCounted {
  type: 'VoteCounted';
  author: number;
  number: number;
  yes: number;
  no: number;
  met: boolean;
}

/** The gallery opens: points of this round, by seat. */
export interface RoundScored {
  type: 'RoundScored';
  seat: number;
  points: number[];
}

/** The most beautiful drawing, or several with equal votes; none if there were no votes. */
export interface RosettesPinned {
  type: 'RosettesPinned';
  best: number[];
  votes: number;
}

export type Event = RoundBegan | TitleRead | SceneTold | HourglassTurned | PenDown | AllSaid | PensDown | DrawingsPassed | CriterionRead | Judged | HandedOn | Contested | Doubted | VoteCounted | RoundScored | RosettesPinned;

/** The title of a card. */
export interface Title {
  it: string;
  en: string;
}

/** The undo of one change to a collage: stamps to put back and to take off, ties and order if changed. */
export interface Edit {
  back?: Record<number, Placed>;
  off?: number[];
  ties?: Record<number, Tie> | null;
  order?: number[] | null;
  at?: number;
}

/** A paper with its strokes by number; the last number is the last drawn. */
export interface Drawing {
  strokes?: Record<number, Ink>;
  undone?: Ink[];
  plan?: Record<number, Placed>;
  by_bot?: boolean;
  touched?: number;
  resting?: boolean;
  collage?: boolean;
  ties?: Record<number, Tie>;
  upright?: boolean;
  order?: number[];
  past?: Record<number, Edit>;
  future?: Edit[];
  heard?: string[];
}

export interface Present {
  type: 'present';
  kind: string;
}

/** Exactly `n` of a kind, or at least `n`. */
export interface Number {
  type: 'number';
  kind: string;
  n: number;
  at_least: boolean;
}

/** `a` is above, on, under, left of, right of, inside, touching or holding `b`; with `every`, all of them are. */
export interface Relation {
  type: 'relation';
  a: string;
  how: string;
  b: string;
  every: boolean;
}

export interface Between {
  type: 'between';
  a: string;
  b: string;
  c: string;
}

/** `a` is bigger than `b`; with `taller`, only the height counts. */
export interface Larger {
  type: 'larger';
  a: string;
  b: string;
  taller: boolean;
}

/** A feature has this value. With `every`, all objects of the kind have it. */
export interface Has {
  type: 'has';
  kind: string;
  feature: string;
  value: number | string;
  every: boolean;
}

export interface Facing {
  type: 'facing';
  kind: string;
  side: string;
  every: boolean;
}

/** In a part of the page: left, right, top, bottom, centre, or a corner such as top-left. */
export interface Place {
  type: 'place';
  kind: string;
  zone: string;
}

export interface UpsideDown {
  type: 'upside-down';
  kind: string;
}

export interface More {
  type: 'more';
  a: string;
  b: string;
}

/** Exactly `n` parts of this name are drawn ("cow.spot#1" to "#4"), and each can be made out. */
export interface Count {
  type: 'count';
  of: string;
  n: number;
}

/** `a` is on, in, under or touching `b` (their outlines meet), or left, right or over it, or behind or before it. */
export interface Stands {
  type: 'stands';
  a: string;
  how: 'before' | 'behind' | 'in' | 'left' | 'on' | 'over' | 'right' | 'touching' | 'under';
  b: string;
}

/** `who` holds or wears `what`: it touches them. */
export interface Holds {
  type: 'holds';
  who: string;
  what: string;
  worn: boolean;
}

/** The verb of the plate: what one does to another. With `touching`, their outlines meet. */
export interface Does {
  type: 'does';
  who: string;
  verb: string;
  whom: string;
  touching: boolean;
}

/** The eyes of `who` look towards `at`. */
export interface Looks {
  type: 'looks';
  who: string;
  at: string;
}

/** A mood. Asleep, bored and awake are measured by the lids; brow and mouth show the rest. */
export interface Mood {
  type: 'mood';
  who: string;
  how: 'amazed' | 'angry' | 'asleep' | 'awake' | 'bored' | 'glad' | 'proud' | 'sad' | 'scared' | 'sly';
}

/** `a` is both wider and taller than `b`. */
export interface LargerPart {
  type: 'outsizes';
  a: string;
  b: string;
}

/** Anything else about a part: a pattern, a state, a posture ("raised", "upside-down", "striped"). */
export interface Shows {
  type: 'shows';
  who: string;
  what: string;
}

/** One of the ten criteria: the fact, the sentence to read out, and how a viewer has `told` it. */
export interface Criterion {
  fact: Present | Number | Relation | Between | Larger | Has | Facing | Place | UpsideDown | More | Count | Stands | Holds | Does | Looks | Mood | LargerPart | Shows;
  text: Record<string, string>;
  told?: Record<string, string>;
}

/** Met or not; `voted` counts the votes if the artists decided, `silent` if no verdict came in time. */
export interface Verdict {
  met: boolean;
  voted?: boolean;
  silent?: boolean;
  yes?: number;
  no?: number;
}

/** A contested verdict and the votes so far. */
export interface Ballot {
  caller: number;
  number: number;
  votes: Record<number, boolean>;
  abstained: number[];
}

/** A finished round on the score sheet: both tables of the rulebook. */
export interface RoundSheet {
  master: number;
  title: Title;
  bonus: number;
  met: Record<number, boolean[]>;
  points: number[];
  own_judges: number[];
  rosettes: Record<number, number[]>;
}

/** A sentence about a plate by a viewer, and the kind it is `about`, where the vocabulary has a word. */
export interface Seen {
  it: string;
  en: string;
  about?: string;
}

/** What a card shows: the marks of a plate and the sentences `told` about it, the most telling first. */
export interface Picture {
  plate?: string;
  told?: Seen[];
  objects?: Placed[];
  ink?: Ink[];
}

/** What one seat may know of the table. */
export interface View {
  options: DuplikOptions;
  seats: number;
  ritual: number[][];
  first: number;
  round: number;
  rounds: number;
  phase: 'draw' | 'gallery' | 'ink' | 'judge' | 'over' | 'pass' | 'praise' | 'prepare';
  master: number;
  titles: Title[];
  bonus: number;
  aloud: boolean;
  began: number;
  heard: number;
  all_said: boolean;
  lines: Record<number, string>;
  drawings: Record<number, Drawing>;
  resting: number[];
  direction: 'left' | 'right';
  judges: Record<number, number>;
  declined: Record<number, number[]>;
  criteria: Criterion[];
  verdicts: Record<number, Record<number, Verdict>>;
  ballots: Record<number, Ballot>;
  contests: Record<number, number>;
  contested: number[];
  doubts: number[];
  settled: boolean;
  sand: number;
  may_contest: number[];
  hung: number;
  praised: number[];
  ready: number[];
  sheet: RoundSheet[];
  used: string[];
  title?: Title | null;
  picture?: Picture | null;
  until?: number | null;
  praise?: number | null;
  flecks: Record<number, number>;
}

/** The rules' own numbers. */
export const NUMBERS = {
  criteria: 10,
  bonus_points: 3,
  contests: 2,
  lines: 60,
  line_length: 400,
  paper: [1000, 750],
  longest_stroke: 600,
  stamps: 24,
  smallest: 30,
  largest: 900,
  drawers: ['animals', 'buildings', 'food', 'furniture', 'nature', 'odd', 'people', 'vehicles'],
  birth: 6000,
  all_births: 36000,
} as const;
