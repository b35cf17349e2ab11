import { useCallback, useEffect, useMemo, useState } from 'react';

import { usePoll } from '../list/index.ts';
import { portError, type DataRecord, type PortError, type Request } from '../ports/index.ts';
import { useRuntime, type Runtime } from '../registry/index.ts';

export type RowsCall = { query: string; params: Record<string, string> } | { request: Request };

/** The rows of each call: loading (with the previous rows, if any), ready or failed. */
export interface RowsAnswer {
  rows: readonly (readonly DataRecord[])[] | undefined;
  isLoading: boolean;
  error: PortError | undefined;
  refresh: () => void;
}

interface Held {
  key: string;
  rows?: readonly (readonly DataRecord[])[];
  error?: PortError;
}

/** The server returns at most one page of rows for a query. */
const most = '1000';

/**
 * Requests the rows of some calls in parallel, again when the calls change, and every `seconds` while the page is
 * visible. Requests nothing if `calls` is undefined.
 */
export function useRows(calls: readonly RowsCall[] | undefined, seconds?: number): RowsAnswer {
  const { ports } = useRuntime();
  const key = JSON.stringify(calls ?? null);
  const wanted = useMemo(() => {
    const read: readonly RowsCall[] | null = JSON.parse(key);
    return read;
  }, [key]);
  const [turn, setTurn] = useState({ count: 0, fresh: false });
  const [held, setHeld] = useState<Held>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const take = (answer: Omit<Held, 'key'>) => {
      if (!isWanted) return;
      setAsking(false);
      setHeld({ key, ...answer });
    };
    setAsking(true);
    Promise.all(wanted.map((call) => ask(call, ports, turn.fresh))).then(
      (rows) => take({ rows }),
      (reason: unknown) => take({ error: portError(reason) }),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, key, ports, turn]);
  const refresh = useCallback(() => setTurn(({ count }) => ({ count: count + 1, fresh: true })), []);
  usePoll(wanted ? seconds : undefined, refresh);
  return { rows: held?.rows, isLoading: isAsking || held?.key !== key, error: held?.error, refresh };
}

async function ask(call: RowsCall, { lookups }: Runtime['ports'], fresh: boolean): Promise<readonly DataRecord[]> {
  if ('request' in call) return lookups.rows(call.request);
  const query = { ...call.params, pageNo: '1', pageSize: most };
  return (await lookups.reportRows(call.query, query, {}, { fresh })).records;
}
