import { shareEqual } from '../../schema/json/index.ts';
import type { Reads, ReadTracker } from './reads.ts';

export type Memo<Result> = ReadonlyMap<string, Made<Result>>;

interface Made<Result> {
  inputs: readonly unknown[];
  reads: Reads;
  result: Result;
}

/** Creates only results that are new or whose inputs have changed. */
export interface Recall<Result> {
  /**
   * Returns the former result of `make` at a place if the inputs are the same objects and its reads of the documents
   * are unchanged; otherwise the new one, in which every part equal to the former one is the same object.
   */
  at(place: string, inputs: readonly unknown[], make: () => Result): Result;
  /** Returns the former result if `at` would return it without a call of `make`. */
  kept(place: string, inputs: readonly unknown[]): Result | undefined;
  memo: Memo<Result>;
}

/** Creates a recall. `isCurrent` reports whether recorded reads are unchanged. */
export function createRecall<Result>(
  before: Memo<Result> | undefined,
  tracker: ReadTracker,
  isCurrent: (reads: Reads) => boolean,
): Recall<Result> {
  const memo = new Map<string, Made<Result>>();
  const kept = (place: string, inputs: readonly unknown[]): Result | undefined => {
    const known = before?.get(place);
    if (!known || !isSame(known.inputs, inputs)) return undefined;
    if (known.reads.length > 0) {
      if (!isCurrent(known.reads)) return undefined;
      tracker.note(known.reads);
    }
    memo.set(place, known);
    return known.result;
  };
  return {
    memo,
    kept,
    at(place, inputs, make) {
      const known = kept(place, inputs);
      if (known !== undefined) return known;
      const made = tracker.during(make);
      const result = shareEqual(before?.get(place)?.result, made.result);
      memo.set(place, { inputs, reads: made.reads, result });
      return result;
    },
  };
}

function isSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) if (!Object.is(left[index], right[index])) return false;
  return true;
}
