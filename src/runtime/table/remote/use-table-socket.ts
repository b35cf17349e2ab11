import { useCallback, useEffect, useRef, useState } from 'react';

import type { GridRecord } from '../../../engine/grid/index.ts';
import type { PageSocket } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

/** A row that somebody saved, added or removed. */
export interface RowNews {
  kind: 'saved' | 'added' | 'removed';
  row: GridRecord;
}

let cases = 0;

/**
 * Hears of rows that others on the same page save, and tells them. What this table sent itself is not heard. Nothing is
 * heard without a key or a page. Gives the function that tells the others. Keep the identity of `hear`.
 */
export function useTableSocket(
  table: { socketKey: string | undefined; page: string | undefined },
  hear: (news: RowNews) => void,
): (news: RowNews) => void {
  const { ports, user } = useRuntime();
  const { socketKey, page } = table;
  const [caseId] = useState(() => `${Date.now().toString(36)}-${(cases += 1)}-${Math.random().toString(36).slice(2)}`);
  const socket = useRef<PageSocket>(undefined);
  const userId = user?.id;

  useEffect(() => {
    if (socketKey === undefined || page === undefined || userId === undefined || !ports.sockets) return undefined;
    const opened = ports.sockets.follow({ user: userId, page }, ({ socketKey: key, args }) => {
      const news = key === socketKey && args[1] !== caseId ? readNews(args) : undefined;
      if (news) hear(news);
    });
    socket.current = opened;
    return () => {
      socket.current = undefined;
      opened.close();
    };
  }, [ports, hear, socketKey, page, userId, caseId]);

  return useCallback(
    ({ kind, row }) => {
      const args = kind === 'saved' ? [row, caseId] : [row, caseId, kind];
      if (socketKey !== undefined) socket.current?.tell({ socketKey, args });
    },
    [socketKey, caseId],
  );
}

/** The row and who sent it, as JeecgBoot's tables have it; a third one says that it was added or removed. */
function readNews([row, , kind]: readonly unknown[]): RowNews | undefined {
  if (!isRow(row)) return undefined;
  return { kind: kind === 'added' || kind === 'removed' ? kind : 'saved', row };
}

function isRow(value: unknown): value is GridRecord {
  return typeof value === 'object' && value !== null && 'id' in value;
}
