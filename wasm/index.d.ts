/** Scores contract bridge. Every number comes from the C library, compiled to WebAssembly. */

export type Vul = "none" | "ns" | "ew" | "both" | "no" | "yes";
export type Kind = "rubber" | "chicago";
export type Seat = "N" | "E" | "S" | "W";
/** We, They. */
export type Pair<T> = [T, T];

/** What is wrong with the input, where, and what would be right. */
export class OddtrickError extends Error {
  code: number;
  /** From 1; 0 where no place can be named. */
  line: number;
  column: number;
  /** The message with %s for each value, by which it can be translated; not if it has no values. */
  template?: string;
  values?: (string | Message)[];
}

/** A value of a message that is a message itself. */
export interface Message {
  template: string;
  values: (string | Message)[];
}

/** A sentence; with its template and values if it has any, by which it can be translated. */
export interface Said {
  message: string;
  template?: string;
  values?: (string | Message)[];
}

export interface Step {
  element: string;
  /** "ns", "ew", "declarer", "defenders"; on a score sheet "we" or "they". */
  side: string;
  points: number;
  /** "4 x 30 x 2 = 240" */
  sum: string;
  why: string;
  law: string;
  /** "Contract points" */
  name: string;
}

export interface Elements {
  contract: number; overtricks: number; slam: number; insult: number; penalty: number;
  partscore: number; game: number; honors: number; rubber: number;
}

export interface Score {
  result: string;
  vul: Vul;
  /** North-South's; declarer's where none is named. */
  score: number;
  elements: Elements;
  steps: Step[];
}

export interface Calculation {
  result: string;
  /** With suit symbols. */
  text: string;
  /** 0: passed out. */
  level: number;
  strain: "" | "C" | "D" | "H" | "S" | "NT";
  doubling: "" | "X" | "XX";
  declarer: "" | Seat;
  over: number;
  outcome: string;
  sides: [string, string];
  /** Not vulnerable, vulnerable. */
  scores: [Score, Score];
  /** Its row and cells of the table. */
  place?: { bid: string; result: number; cells: [Cell, Cell] };
}

export type Cell = "nv" | "nvx" | "nvxx" | "v" | "vx" | "vxx";
export type TableRow = { bid: string; result: number } & Record<Cell, number>;

export interface Inverse {
  score: number;
  results: { result: string; side: string; vul: string }[];
  /** Those that go down are any contract `from` a level on, with this doubling. */
  lines: { side: string; contracts: string[]; from?: number; doubling?: string; outcome: string; vul: string }[];
  /** What to say where no result gives the score. */
  none: string;
  /** The scores next to it, where no result gives it. */
  nearest?: number[];
}

/** A number on the score sheet. */
export interface Mark { points: number; element: keyof Elements; name: string; deal: number; }

export interface Row {
  /** 0: the end of an unfinished rubber. */
  deal: number;
  end?: true;
  void?: true;
  result?: string;
  text?: string;
  /** As it was last written. */
  said?: string;
  vul?: Vul;
  vulnerable?: string;
  dealer?: Seat;
  line: number;
  corrected_by: number;
  honors?: number;
  holder?: Seat;
  /** High-card points of declarer's side. */
  hcp?: number;
  game?: "we" | "they";
  points?: Pair<number>;
  /** Of the points, those below the line; not in IMPs. */
  below?: Pair<number>;
  words?: string;
}

/** One rubber or Chicago, as it is drawn. */
export interface Sheet {
  number: number;
  finished: boolean;
  names: Pair<string>;
  /** Above the line: the first stands next to it. */
  above: Pair<Mark[]>;
  /** Below the line, a game each. */
  games: Pair<Mark[]>[];
  /** Games that were won: a line is drawn under each. */
  won: number;
  total: Pair<number>;
  words: string;
  winner: "" | "we" | "they";
  /** What it is worth to each player of a side, as it stands: in hundreds, or IMPs. */
  settled: Pair<number>;
  /** The same by name. */
  players: { name: string; amount: number }[];
  rows: Row[];
}

export interface Paper {
  kind: Kind;
  word: string;
  title: string;
  we: "ns" | "ew";
  honors: boolean;
  imps: boolean;
  table: string;
  sheets: Sheet[];
  total: Pair<number>;
  /** The evening's plus and minus, in hundreds or IMPs. */
  players: { name: string; amount: number; sheets: number }[];
  unsettled: number;
  corrections: string[];
  error_count: number;
  errors: { code: number; line: number; column: number; message: string; template?: string; values?: (string | Message)[] }[];
  /** The line that takes the last thing back; "" if there is none. */
  undo: string;
  next: {
    deal: number; number: number; dealer: Seat; dealer_name: string; vul: Vul; vulnerable: string;
    partscore: Pair<number>; names: Pair<string>; seats: Partial<Record<Seat, string>>; words: string;
  };
}

export interface Explanation {
  deal: number;
  /** Who is vulnerable, and what stands below the line. */
  state: Said[];
  steps: (Step & { below: boolean })[];
  total: { we: number; they: number };
  won: string;
  /** In IMPs: with what the cards promise. */
  compared?: Said;
}

export interface Engine {
  version: string;
  /** A result at both vulnerabilities: "4sx n +1". Throws OddtrickError. */
  calculate(result: string): Calculation;
  /** As `oddtrick score --explain --format json`. Throws OddtrickError. */
  score(deal: string, options?: { vul?: Vul; game?: "duplicate" | "rubber" }): Score;
  table(): TableRow[];
  inverse(score: number): Inverse;
  /** The log of an evening: as `oddtrick rubber --format json` has it, and as it is drawn. byHand is the line of the
   *  log, if any, that undo must not take for an undo though it looks like one. */
  session(log: string, kind?: Kind, byHand?: number): { session: Record<string, unknown>; paper: Paper };
  /** Throws OddtrickError if there is no such deal. */
  explain(log: string, deal: number, kind?: Kind): Explanation;
  /** Whether a line may be added to a log, and what it scores. Throws OddtrickError. */
  check(log: string, line: string, kind?: Kind): { words: string; points?: Pair<number>; below?: Pair<number> };
}

/** Loads the engine: from beside the package, from an address, or from the bytes of the module. */
export function load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Engine>;
