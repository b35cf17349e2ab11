import { ClientDisconnectedError, readBy, type TableWrites } from '../../../database/index.ts';
import type { Selection } from './row-estimates.ts';

/** At most so many counts are remembered. */
const most = 2_000;

/** How many rows queries have, remembered until one of their tables is written. */
export interface RecordCounts {
  /** The number of rows of a selection, at most `limit` + 1; `count` counts them. */
  of(selection: Selection, limit: number, count: () => Promise<number>): Promise<number>;
}

interface Known {
  stamp: string;
  at: number;
  total: Promise<number>;
}

/**
 * *
 * @param writes the writes to the tables; without it nothing is remembered.
 * @param freshness how long, in milliseconds, a count may be remembered at most, for writes of other processes.
 * @param now milliseconds of a clock.
 */
export function recordCounts(
  writes: TableWrites | undefined,
  freshness = Infinity,
  now: () => number = () => performance.now(),
): RecordCounts {
  if (!writes) return { of: (_selection, _limit, count) => count() };
  const known = new Map<string, Known>();
  const counts: RecordCounts = {
    of(selection, limit, count) {
      const { sql, parameters } = selection.compile();
      const key = JSON.stringify([sql, parameters, limit]);
      // The stamp is read before counting: a write in between makes the count out of date.
      const stamp = writes.stampOf(readBy(sql));
      const found = known.get(key);
      if (found && found.stamp === stamp && now() - found.at < freshness) {
        // The client that started the count disconnected: the count is repeated for those that still wait.
        return found.total.catch((error: unknown) => {
          if (error instanceof ClientDisconnectedError) return counts.of(selection, limit, count);
          throw error;
        });
      }
      if (known.size >= most) known.clear();
      const total = count();
      known.set(key, { stamp, at: now(), total });
      total.catch(() => known.delete(key));
      return total;
    },
  };
  return counts;
}
