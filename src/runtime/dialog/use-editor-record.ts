import { useEffect, useState } from 'react';

import { PortError, portError, type DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { EditorEntry } from './dialog-stack.ts';

export type EditorRecord =
  | { status: 'loading' }
  | { status: 'ready'; record: DataRecord; reload: () => Promise<'ready' | 'gone'> }
  | { status: 'failed'; error: PortError; retry: () => void };

type Loaded =
  { status: 'loading' } | { status: 'ready'; record: DataRecord } | Extract<EditorRecord, { status: 'failed' }>;

/**
 * Loads the record of an editor once; a new record is ready immediately. `reload` keeps the current record until the
 * new one arrives.
 */
export function useEditorRecord(entry: EditorEntry): EditorRecord {
  const { records } = useRuntime().ports;
  // Without an endpoint for single records, the row is passed as `values`.
  const { queryById: path } = entry.target.endpoints;
  const id = path === null ? null : entry.record;
  const { resource } = entry.target.model;
  const [state, setState] = useState<Loaded>(
    id === null ? { status: 'ready', record: entry.values } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const isDone = state.status === 'ready';
  useEffect(() => {
    if (id === null || path === null || isDone) return undefined;
    const call = new AbortController();
    records.get(resource, id, { path, signal: call.signal }).then(
      (record) => {
        if (!call.signal.aborted) setState({ status: 'ready', record });
      },
      (reason: unknown) => {
        if (call.signal.aborted) return;
        const retry = () => {
          setState({ status: 'loading' });
          setAttempt((count) => count + 1);
        };
        setState({ status: 'failed', error: portError(reason), retry });
      },
    );
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt is a reason to ask again
  }, [records, resource, path, id, isDone, attempt]);
  if (state.status !== 'ready') return state;
  const reload = async () => {
    if (id === null || path === null) return 'ready';
    try {
      setState({ status: 'ready', record: await records.get(resource, id, { path }) });
      return 'ready';
    } catch (reason) {
      // The current record remains; the next check requests it again.
      return portError(reason).kind === 'not-found' ? 'gone' : 'ready';
    }
  };
  return { ...state, reload };
}
