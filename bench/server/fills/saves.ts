import type { RecordEngine } from '../../../server/records/index.ts';
import type { Measurement } from '../../measuring/measure.ts';

export interface SaveTimes {
  note: number[];
  move: number[];
}

export interface Savers {
  end(): Promise<void>;
}

const pause = 10;

const user = { id: 'bench', username: 'bench', orgCode: null, tenantId: 0 };
const context = { user, permissions: { has: () => true } };

/**
 * Starts two concurrent savers: one adds records of an unrelated model, the other bills that take goods out of one of
 * `groups` groups.
 * @param engine returns the current engine for each save.
 */
export function startSaving(engine: () => RecordEngine, groups: number, taken: SaveTimes): Savers {
  const enough = new AbortController();
  const repeat = async (times: number[], save: (count: number) => Promise<() => Promise<unknown>>): Promise<void> => {
    for (let count = 0; !enough.signal.aborted; count += 1) {
      const timed = await save(count);
      const started = performance.now();
      await timed();
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  const work = Promise.all([
    repeat(taken.note, async (count) => () => engine().add('bench/note', { text: `${count}` }, context)),
    repeat(taken.move, async (count) => {
      const { id } = await engine().add('bench/move', { item: `M${count % groups}`, qty: '-0.001' }, context);
      return () => engine().transition('bench/move', { id: String(id), name: 'examine' }, context);
    }),
  ]);
  return {
    async end() {
      enough.abort();
      await work;
    },
  };
}

/** Returns the 95th percentile of durations, together with the slowest one. */
export function percentile(name: string, taken: readonly number[]): Measurement {
  const sorted = taken.toSorted((left, right) => left - right);
  const milliseconds = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return {
    name: `${name} (p95 of ${taken.length})`,
    milliseconds,
    fastest: sorted[0] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
}
