import { PortError, type DataRecord, type RecordPage, portError } from '../../ports/index.ts';

/** What is known of a list's records. Rows stay while newer ones are on their way. */
export interface ListSnapshot {
  records: readonly DataRecord[];
  total: number;
  /** There are about `total`. */
  estimated?: boolean;
  /** All there is: there are no pages. */
  whole?: boolean;
  /** The query that `records` answer; undefined before the first answer. */
  answered: string | undefined;
  /** The query on its way. */
  pending: string | undefined;
  /** Why the last load failed, and which query it was. */
  failure: { query: string; error: PortError } | undefined;
}

export interface ListLoader {
  get(): ListSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads; an answer to an earlier load, however late, is thrown away. `failed` hears of a failure of this load. */
  load(query: string, run: (signal: AbortSignal) => Promise<RecordPage>, failed?: (error: PortError) => void): void;
  /** Stops what is under way. */
  cancel(): void;
  /** Stops it because the person no longer wants to wait: that is a failure to be shown. */
  giveUp(): void;
}

const nothing: ListSnapshot = {
  records: [],
  total: 0,
  estimated: false,
  whole: false,
  answered: undefined,
  pending: undefined,
  failure: undefined,
};

/** @returns a loader of its own for one list page; it lives as long as the page's tab. */
export function createListLoader(): ListLoader {
  let snapshot = nothing;
  let current: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ListSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(query, run, failed) {
      current?.abort();
      const call = new AbortController();
      current = call;
      set({ pending: query });
      run(call.signal).then(
        (page) => {
          if (current !== call) return;
          const { records, total, estimated = false, whole = false } = page;
          set({ records, total, estimated, whole, answered: query, pending: undefined, failure: undefined });
        },
        (reason: unknown) => {
          if (current !== call) return;
          const error = portError(reason);
          set({ pending: undefined, failure: { query, error } });
          failed?.(error);
        },
      );
    },
    giveUp() {
      const { pending } = snapshot;
      current?.abort();
      current = undefined;
      if (pending === undefined) return;
      const error = new PortError('cancelled', '已取消查询，可以缩小查询范围后重试');
      set({ pending: undefined, failure: { query: pending, error } });
    },
    cancel() {
      current?.abort();
      current = undefined;
      if (snapshot.pending !== undefined) set({ pending: undefined });
    },
  };
}
