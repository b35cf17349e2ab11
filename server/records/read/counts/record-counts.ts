import { ClientDisconnectedError, readBy, type TableWrites } from '../../../database/index.ts';
import type { RecordCounts } from '../../call/index.ts';

const most = 2_000;

interface Known {
  stamp: string;
  at: number;
  total: Promise<number>;
}

/**
 * Creates a cache of counts.
 * @param writes the writes to the tables; without it nothing is cached.
 * @param freshness the maximum age of a count in milliseconds, for writes of other processes.
 * @param now a clock in milliseconds.
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
      // The stamp is read before counting, so that a concurrent write makes the count outdated.
      const stamp = writes.stampOf(readBy(sql));
      const found = known.get(key);
      if (found && found.stamp === stamp && now() - found.at < freshness) {
        // The client that started the count has disconnected, so the count is repeated for those that still wait.
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
