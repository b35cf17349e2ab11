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
  return {
    memo,
    at(place, inputs, make) {
      const known = before?.get(place);
      if (known && isSame(known.inputs, inputs) && isCurrent(known.reads)) {
        tracker.note(known.reads);
        memo.set(place, known);
        return known.result;
      }
      const made = tracker.during(make);
      const result = shareEqual(known?.result, made.result);
      memo.set(place, { inputs, reads: made.reads, result });
      return result;
    },
  };
}

function isSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => Object.is(item, right[index]));
}
