import { useCallback, useEffect, useRef, useState } from 'react';

import type { GridRecord } from '../../../engine/grid/index.ts';
import type { PageSocket } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

export interface RemoteRowChange {
  kind: 'saved' | 'added' | 'removed';
  row: GridRecord;
}

let tables = 0;

/**
 * Subscribes to the row changes of others on the same page, without those that this table sent itself. Does nothing
 * without a key or a page. `onChange` must be stable.
 * @returns sends a change to the others.
 */
export function useTableSocket(
  table: { socketKey: string | undefined; page: string | undefined },
  onChange: (change: RemoteRowChange) => void,
): (change: RemoteRowChange) => void {
  const { ports, user } = useRuntime();
  const { socketKey, page } = table;
  const [tableId] = useState(
    () => `${Date.now().toString(36)}-${(tables += 1)}-${Math.random().toString(36).slice(2)}`,
  );
  const socket = useRef<PageSocket>(undefined);
  const userId = user?.id;

  useEffect(() => {
    if (socketKey === undefined || page === undefined || userId === undefined || !ports.sockets) return undefined;
    const opened = ports.sockets.follow({ user: userId, page }, ({ table: key, sender, kind, row }) => {
      if (key === socketKey && sender !== tableId) onChange({ kind, row });
    });
    socket.current = opened;
    return () => {
      socket.current = undefined;
      opened.close();
    };
  }, [ports, onChange, socketKey, page, userId, tableId]);

  return useCallback(
    ({ kind, row }) => {
      if (socketKey !== undefined) socket.current?.send({ table: socketKey, sender: tableId, kind, row });
    },
    [socketKey, tableId],
  );
}
