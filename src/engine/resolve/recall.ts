import { shareEqual } from '../../schema/json/index.ts';
import type { Reads, ReadTracker } from './reads.ts';

/** What was made at each place, and of what. */
export type Memo<Result> = ReadonlyMap<string, Made<Result>>;

interface Made<Result> {
  inputs: readonly unknown[];
  reads: Reads;
  result: Result;
}

/** Makes what was not made before, or was made of something else. */
export interface Recall<Result> {
  /**
   * What `make` gave at that place before, where the inputs are the same objects and what it read of the documents is the
   * same; else what it gives now, in which every part that equals the one before is that very object.
   */
  at(place: string, inputs: readonly unknown[], make: () => Result): Result;
  /** What `make` gave before, where `at` would give it again without making it. */
  kept(place: string, inputs: readonly unknown[]): Result | undefined;
  /** What was made or taken over by now, for the next time. */
  memo: Memo<Result>;
}

/** `isCurrent`: whether what was read says the same today. */
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
