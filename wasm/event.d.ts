/** All of the engine: scores and sheets as in "oddtrick", and events. docs/API.md of the project says what each member is. */
import type { Seat, Vul } from "./index.js";
import { OddtrickError } from "./index.js";

export { OddtrickError };

export type Direction = "" | "NS" | "EW";

/** What all answers about an event begin and end with. */
export interface Answer {
  event: string;
  scoring: string;
  date: string;
  settings: Record<string, string>;
  /** Of another program's file: how many items could not be read and were left out, and the first 1000 of them. */
  left_out_count?: number;
  left_out?: LeftOut[];
}

/** An item that was left out: place and text are those of the file. */
export interface LeftOut {
  line: number;
  column: number;
  message: string;
  text?: string;
}

export interface Problem {
  code: number;
  /** From 1; 0 where no place can be named. */
  line: number;
  column: number;
  message: string;
}

export interface Contestant {
  /** What it is called in requests: "7", "NS7". */
  key: string;
  id: string;
  direction: Direction;
  section: string;
  /** Of a team: its name. */
  team?: string;
  names: string[];
  strat?: string;
  phantom?: true;
  plays: boolean;
}

export interface BoardAbout {
  board: number;
  dealer: Seat;
  vul: Vul;
  /** Lines that stand, and results that are compared. */
  lines: number;
  results: number;
  hands: boolean;
}

export interface About extends Answer {
  scoring_name: string;
  contest: "pairs" | "teams" | "individuals";
  contestant: "Pair" | "Team" | "Player";
  winners: 1 | 2;
  board_unit: string;
  total_unit: string;
  percent: boolean;
  expected: number;
  rounds: number;
  /** Of the file: "event", "pbn". */
  format: string;
  lines: number;
  length: number;
  contestants: Contestant[];
  boards: BoardAbout[];
}

export interface Standing {
  direction: Direction;
  rank: number;
  tied: boolean;
  id: string;
  names: string[];
  score: number | null;
  max?: number;
  percent?: number;
  boards: number;
  section: string;
  team?: string;
  vp?: number;
  imps_won?: number;
  imps_lost?: number;
  matches?: number;
  wins?: number;
  strat?: string;
  strat_ranks?: Partial<Record<"A" | "B" | "C", number>>;
  carryover?: number;
  handicap?: number;
  penalty?: number;
  tie_break?: { by: string; value: number };
  /** They have no name, and nearly all others have one. */
  unnamed?: true;
}

export interface Match {
  round: number;
  /** One, of a bye. */
  teams: [string, string] | [string];
  boards: number;
  won: [number, number];
  net: [number, number];
  share?: [number, number];
  vp?: [number, number];
}

export interface Penalty {
  direction: Direction;
  id: string;
  penalty: string;
  taken: number;
  round: number;
  line: number;
  reason: string;
}

export interface Standings extends Answer {
  standings: Standing[];
  matches?: Match[];
  penalties: Penalty[];
  /** Of those that are `unnamed`, and the like: "pair 77 has no name, ..." */
  warnings?: { line: number; column: number; message: string; text?: string }[];
}

export interface Result {
  ns: string;
  ew: string;
  result: string;
  score: number | null;
  ns_score: number | null;
  ew_score: number | null;
  lead: string;
  round?: number;
  group?: string;
  auction?: { first: Seat; calls: string[] };
  line: number;
}

export interface Board {
  board: number;
  dealer: Seat;
  vul: Vul;
  top?: number;
  datum?: number;
  results: Result[];
  /** Lines that were corrected or taken back, and those that stand in their place. */
  history: { line: number; text: string; corrected_by?: number; taken_back?: true }[];
  /** The cards, where they are known: spades.hearts.diamonds.clubs. Of teams, rounds may have their own. */
  deals: {
    round?: number;
    group?: string;
    hands: Partial<Record<Seat, string>>;
    hcp: Partial<Record<Seat, number>>;
    /** Where the file says so: what each declarer can take, and par of it. */
    tricks?: Record<Seat, Record<"C" | "D" | "H" | "S" | "NT", number>>;
    /** The level of the highest contract that each declarer makes; nothing where there is none. */
    makeable?: Record<Seat, Partial<Record<"C" | "D" | "H" | "S" | "NT", number>>>;
    /** The contracts of par as people read them: "2♥ N-S =, 2♠ N-S =". */
    par_words?: string;
    par?: { score: number; contracts: string[] };
  }[];
  /** How often each score was made, North-South's best first. */
  frequency: { score: number; count: number; ns_score: number | null; ew_score: number | null }[];
}

export interface Boards extends Answer {
  boards: Board[];
}

export interface TableResult {
  direction: "NS" | "EW";
  result: string;
  /** Their own. */
  score: number | null;
  lead: string;
}

export interface CardResult extends Partial<TableResult> {
  board: number;
  round?: number;
  opponents: string;
  partner?: string;
  tables?: TableResult[];
  value: number | null;
  max?: number;
  percent?: number;
}

export interface Card {
  direction: Direction;
  id: string;
  team?: string;
  names: string[];
  rank?: number;
  tied?: boolean;
  score?: number;
  max?: number;
  percent?: number;
  boards?: number;
  results: CardResult[];
  rounds: { round: number; boards: number; value: number; max?: number; percent?: number }[];
  matches?: Match[];
  penalties: Penalty[];
}

export interface Cards extends Answer {
  cards: Card[];
}

export interface Why extends Answer {
  id: string;
  direction: Direction;
  board?: number;
  reasons: { level: 0 | 1 | 2 | 3; text: string; value: string; law: string; sum: string; adds: boolean }[];
}

export interface Change {
  direction: Direction;
  id: string;
  names: string[];
  before: Partial<Standing> | null;
  after: Partial<Standing> | null;
  gain?: number;
}

export interface Candidate {
  candidate: number;
  line: string;
  error?: { line: number; column: number; message: string };
  ranks_changed?: number;
  winner_changes?: boolean;
  comparable?: boolean;
  results?: {
    board: number; ns: string; ew: string; candidate: boolean;
    before: { result: string; ns_score?: number; ew_score?: number } | null;
    after: { result: string; ns_score?: number; ew_score?: number } | null;
  }[];
  changes?: Change[];
}

export interface WhatIf extends Answer {
  candidates: Candidate[];
}

export interface Finding {
  kind: string;
  line: number;
  board: number;
  round: number;
  message: string;
  text?: string;
  other_line?: number;
  alternatives?: {
    result: string; ranks_changed: number; places: number; winner_changes: boolean;
    direction?: Direction; id?: string; rank_before?: number; rank_after?: number;
  }[];
}

export interface Check extends Answer {
  findings: Finding[];
}

export interface Setting {
  name: string;
  value: string;
  /** The log says so itself; otherwise it is of the rules. */
  given: boolean;
  /** By the scoring of this event. */
  used: boolean;
  /** Words that it may be; NUMBER and the like are in capitals. */
  values: string[];
  help: string;
  law: string;
  presets: Record<"wbf" | "ebu" | "acbl", string>;
}

export interface Settings extends Answer {
  list: Setting[];
}

export interface HistoryLine {
  line: number;
  text: string;
  /** "result", "comment", or the first word of the line: "pair", "set"; "" of an empty one. */
  kind: string;
  board?: number;
  round?: number;
  ns?: string;
  ew?: string;
  result?: string;
  corrects?: number;
  corrected_by?: number;
}

export interface History {
  lines: number;
  length: number;
  history: HistoryLine[];
}

export interface Problems {
  /** Whether the event could be read and scored. */
  good: boolean;
  /** The first error, if it could not. */
  error?: Problem;
  error_count: number;
  /** `left_out`: an item of another program's file that could not be read. Its place and its text are those of the file. */
  problems: (Problem & { warning: boolean; left_out?: true; text?: string })[];
}

export interface Race extends Answer {
  by: "round" | "board";
  unit: string;
  /** Rounds, or boards. */
  steps: number[];
  /** In the order of the standings; null where they have not begun yet. */
  race: { direction: Direction; id: string; rank: number; values: (number | null)[] }[];
}

export interface Undo {
  /** Of the log: what would be taken back; 0 and "" if there is nothing. */
  line: number;
  text: string;
  /** Whether a line can take it back; if so, which one. */
  can: boolean;
  undo: string;
}

/** A line as it is typed. */
export interface Typed {
  good: boolean;
  error?: Problem;
  warnings: Problem[];
  results?: {
    board: number; ns: string; ew: string; result: string; score?: number; ns_score?: number; ew_score?: number;
    corrects?: number;
  }[];
  ranks_changed?: number;
  winner_changes?: boolean;
  /** "4 ranks change; the winner stays." */
  words?: string;
  /** What the next line will likely begin with: "round 2 board 12:"; "" where no result is missing. */
  next: string;
  /** What may come next: each replaces what stands from that column on, which is counted in characters from 1. */
  candidates: { text: string; help: string }[];
  column: number;
}

export interface Appended {
  lines: number;
  length: number;
  added: number;
  warnings: (Problem & { own_line: number })[];
}

/** An event that is kept in the engine's memory until it is closed. All but history and problems throw OddtrickError where
 *  the log is wrong, and where there is no such board or contestant. */
export interface Event {
  about(): About;
  standings(): Standings;
  boards(): Boards;
  board(number: number): Boards;
  cards(): Cards;
  card(id: string): Cards;
  why(id: string, board?: number): Why;
  /** Each candidate is a line, or several facts that are parted by semicolons. */
  whatif(...candidates: string[]): WhatIf;
  check(): Check;
  settings(): Settings;
  /** So many lines from one on; 0: all of them. */
  history(from?: number, count?: number): History;
  problems(): Problems;
  /** Of the first so many of each list of the standings; 0: of all. */
  race(count?: number): Race;
  undo(): Undo;
  line(text: string): Typed;
  /** All lines are taken in, or none: throws OddtrickError with `errors`. */
  append(lines: string): Appended;
  /** The log. */
  text(): string;
  /** Forgets what was appended behind so many bytes. */
  cut(length: number): void;
  close(): void;
  /** Any request, by its words: "why NS7 12". */
  ask(words: string): unknown;
}

/** A file: its bytes, or its text. */
export type File = string | ArrayBuffer | Uint8Array;

/** How XML is taken apart, where there is no DOMParser. */
export interface Options {
  xml?: (text: string) => Document;
}

export interface Events {
  version: string;
  /** Opens a file of any format that is known. Loads the exchange module first, if the file is not clearly a log. */
  openFile(file: File, options?: Options): Promise<Event>;
  /** The same at once. Throws an Error whose `part` is "exchange" where that module is needed and not loaded. */
  open(file: File, options?: Options): Event;
  /** Opens what is known to be the log of an event, whatever it looks like. */
  openLog(text: string): Event;
  /** Loads the readers of other programs' files, once. */
  loadExchange(): Promise<void>;
  /** Bytes of memory that the engine has. */
  memory(): number;
}

type Source = string | URL | BufferSource | WebAssembly.Module;

/** Loads the module of events: from beside the package, from an address, or from the bytes of the module. `exchange` says
 *  the same of the module that reads other programs' files, which is loaded when the first such file is opened. */
export function load(source?: Source, options?: { exchange?: Source }): Promise<Events>;
