import { useCallback, useEffect, useRef, useState } from 'react';

import type { GridRecord } from '../../engine/grid/index.ts';
import type { PageSocket } from '../data/page-socket.ts';
import { useRuntime } from '../registry/index.ts';
import type { GridStore } from './editing/index.ts';

let cases = 0;

/**
 * Keeps a table's rows in step with what others on the same page save: a row that somebody saved is taken over by its id,
 * unless this table sent it. Gives the function that tells the others of a saved row; it does nothing without a key.
 */
export function useTableSocket(
  store: GridStore,
  table: { socketKey: string | undefined; page: string },
): (row: GridRecord) => void {
  const { ports, user } = useRuntime();
  const { socketKey, page } = table;
  const [caseId] = useState(() => `${Date.now().toString(36)}-${(cases += 1)}-${Math.random().toString(36).slice(2)}`);
  const socket = useRef<PageSocket>(undefined);
  const userId = user?.id;

  useEffect(() => {
    if (socketKey === undefined || userId === undefined || !ports.sockets) return undefined;
    const opened = ports.sockets.follow({ user: userId, page }, ({ socketKey: key, args: [row, sender] }) => {
      if (key === socketKey && sender !== caseId && isRow(row)) store.merge(String(row['id']), row);
    });
    socket.current = opened;
    return () => {
      socket.current = undefined;
      opened.close();
    };
  }, [ports, store, socketKey, page, userId, caseId]);

  return useCallback(
    (row) => {
      if (socketKey !== undefined) socket.current?.tell({ socketKey, args: [row, caseId] });
    },
    [socketKey, caseId],
  );
}

function isRow(value: unknown): value is GridRecord {
  return typeof value === 'object' && value !== null && 'id' in value;
}
