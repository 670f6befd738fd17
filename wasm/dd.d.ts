/** Double dummy: what can be made with the cards of a deal, par, and what cards are worth. All results are exact. */
import type { Seat, Vul } from "./index.js";
import type { Par, Strain } from "./event.js";
import { OddtrickError } from "./index.js";

export { OddtrickError };

/** Tricks by declarer and strain. */
export type Tricks = Record<Seat, Record<Strain, number>>;

export interface Solved {
  /** Tricks that each declarer takes in each strain. */
  table: Tricks;
  /** The highest level that each declarer makes; nothing if there is none. As in the answer `boards` of an event. */
  makeable: Record<Seat, Partial<Record<Strain, number>>>;
  par: Par;
  /** Contracts of par, once for both partners: "2♥ N-S =, 2♠ N-S =". */
  par_words: string;
}

/** A card that may be played. */
export interface CardWorth {
  /** "SA" */
  card: string;
  /** Tricks that the side in turn takes from here on if it plays this card; the current trick is one of them. */
  tricks: number;
  /** Tricks that it loses by this card: 0 if no other is better. */
  cost: number;
}

export interface Position {
  /** Whose turn it is. */
  turn: Seat;
  /** Every card that this player may play: spades first, from the ace down. */
  cards: CardWorth[];
}

/** A card that was played. */
export interface JudgedCard {
  seat: Seat;
  card: string;
  /** Tricks that declarer takes in all after this card if everybody plays as well as can be. */
  tricks: number;
  /** Tricks that the card cost the side that played it. Less than 0 only for a revoke that gains. */
  cost: number;
}

export interface JudgedPlay {
  declarer: Seat;
  /** Tricks that declarer takes if everybody plays as well as can be from the opening lead on. */
  tricks: number;
  cards: JudgedCard[];
}

/** How far it is: so many numbers of tricks of those that are wanted. */
export interface Progress {
  found: number;
  wanted: number;
}

export interface Board {
  /** Matters for par only, and rarely. North if it is not said. */
  dealer?: Seat;
  /** Of both sides; "none" if it is not said. */
  vul?: Exclude<Vul, "no" | "yes">;
}

export interface Contract {
  strain: Strain;
  declarer: Seat;
  /** Cards in the order of play, from the opening lead on: "SA S2 S5 S9 HK", or a list. */
  played?: string | string[];
}

/** In workers: the page goes on. All calls reject with an OddtrickError for wrong input, and with the reason of the signal. */
export interface Solver {
  /** A deal as PBN has it: "N:AKQ2.JT9.876.543 ...", 1 to 13 cards a hand, each as many; after three hands of 13 cards the fourth may be
   *  left out. Progress has the part of the table that is solved. */
  solve(
    deal: string,
    options?: Board & {
      signal?: AbortSignal;
      progress?(how: Progress & { table: Record<Seat, Partial<Record<Strain, number>>> }): void;
    },
  ): Promise<Solved>;
  /** Every card of a position: after the cards that were played, of which none may be needed. */
  cards(deal: string, options: Contract & { signal?: AbortSignal; progress?(how: Progress): void }): Promise<Position>;
  /** What each of the cards cost that were played. */
  play(deal: string, options: Contract & { signal?: AbortSignal; progress?(how: Progress): void }): Promise<JudgedPlay>;
  /** Ends the workers; what they work on is rejected. */
  close(): void;
}

/**
 * Workers, which are started when the first question comes. `module` is oddtrick-dd.wasm: its address, or a WebAssembly.Module.
 * `worker` is the address of dd-worker.js, alone or bundled. `workers` is how many may run at the same time, each with 25 MB of
 * memory; by default one for each strain, but no more than half of the processors.
 */
export function solver(options?: {
  module?: string | URL | BufferSource | WebAssembly.Module;
  worker?: string | URL;
  workers?: number;
}): Solver;

/** The same in the thread that calls, which waits. Calls throw; what a progress gives false, stops the call. */
export interface SolverHere {
  version: string;
  solve(deal: string, options?: Board & { progress?(found: number, wanted: number): boolean | void }): Solved;
  cards(deal: string, options: Contract & { progress?(found: number, wanted: number): boolean | void }): Position;
  play(deal: string, options: Contract & { progress?(found: number, wanted: number): boolean | void }): JudgedPlay;
}

/** Loads the solver: from beside the package, from an address, or from the bytes of the module. */
export function load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<SolverHere>;
