import { say } from '../../../locale/index.ts';
import { createListeners } from '../../listeners/create-listeners.ts';
import { PortError, portError, type DataRecord, type RecordPage } from '../../ports/index.ts';

/** The loaded records of a list. They are kept while a reload is pending. */
export interface ListSnapshot {
  records: readonly DataRecord[];
  total: number;
  estimated?: boolean;
  /** True if the records are complete: the response is not paged. */
  whole?: boolean;
  /** Sentences about unfinished background fills of these records' values. */
  filling?: readonly string[];
  /** The query that `records` belong to; undefined before the first response. */
  answered: string | undefined;
  pending: string | undefined;
  /** The error of the last request, with its query. */
  failure: { query: string; error: PortError } | undefined;
}

export interface ListLoader {
  get(): ListSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads. A late response of an earlier load is ignored. `failed` is called if this load fails. */
  load(query: string, run: (signal: AbortSignal) => Promise<RecordPage>, failed?: (error: PortError) => void): void;
  cancel(): void;
  /** Cancels the pending request at the user's request, which is shown as a failure. */
  giveUp(): void;
}

const nothing: ListSnapshot = {
  records: [],
  total: 0,
  estimated: false,
  whole: false,
  filling: [],
  answered: undefined,
  pending: undefined,
  failure: undefined,
};

/** Creates the loader of one list page; it lives as long as the page's tab. */
export function createListLoader(): ListLoader {
  let snapshot = nothing;
  let current: AbortController | undefined;
  const { subscribe, notify } = createListeners();
  const set = (change: Partial<ListSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    notify();
  };
  return {
    get: () => snapshot,
    subscribe,
    load(query, run, failed) {
      current?.abort();
      const call = new AbortController();
      current = call;
      set({ pending: query });
      run(call.signal).then(
        (page) => {
          if (current !== call) return;
          const { records, total, estimated = false, whole = false, filling = [] } = page;
          set({ records, total, estimated, whole, filling, answered: query, pending: undefined, failure: undefined });
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
      const error = new PortError('cancelled', say('已取消查询，可以缩小查询范围后重试'));
      set({ pending: undefined, failure: { query: pending, error } });
    },
    cancel() {
      current?.abort();
      current = undefined;
      if (snapshot.pending !== undefined) set({ pending: undefined });
    },
  };
}
