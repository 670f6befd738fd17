// The engine, loaded once. Every score on every page comes from it; none is computed in JavaScript.
import { load, OddtrickError } from "oddtrick";

export { OddtrickError };

/** Set before the first page is drawn. */
export let engine;

export async function startEngine(address) {
  engine = await load(address);
}

/** The value of a call, or the error of its input: {value} or {error}. */
export function attempt(call) {
  try {
    return { value: call() };
  } catch (error) {
    if (error instanceof OddtrickError) return { error };
    throw error;
  }
}
