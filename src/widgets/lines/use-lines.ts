import { nanoid } from 'nanoid';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { newRow } from './new-row.ts';

/** The rows of a table of lines: their identities on the screen, what was visited, and how they change. */
export function useLines({
  rows,
  isDraft,
  columns,
  onChange,
}: {
  rows: DataRecord[];
  /** The one row is drawn but not yet part of the value. */
  isDraft: boolean;
  columns: readonly ResolvedColumn[];
  onChange: (rows: DataRecord[]) => void;
}) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (keys.length !== rows.length) setKeys(rows.map((_, index) => keys[index] ?? nanoid()));

  // Handlers stay the same between renders, so that a cell draws only for its own value.
  const latest = useRef({ rows, keys, onChange });
  useLayoutEffect(() => {
    latest.current = { rows, keys, onChange };
  });
  const change = useCallback((index: number, values: DataRecord) => {
    const next = latest.current.rows.map((row, at) => (at === index ? { ...row, ...values } : row));
    latest.current.rows = next;
    latest.current.onChange(next);
  }, []);
  const visit = useCallback((index: number, key: string) => {
    const place = `${latest.current.keys[index]}.${key}`;
    setVisited((before) => (before.has(place) ? before : new Set([...before, place])));
  }, []);
  return {
    keyOf: (index: number) => keys[index] ?? String(index),
    isVisited: (index: number, key: string) => visited.has(`${keys[index]}.${key}`),
    change,
    visit,
    /** Adds a row (a draft becomes that row) and gives its index. */
    add() {
      const next = isDraft ? rows : [...rows, newRow(columns)];
      onChange(next);
      return next.length - 1;
    },
    remove(index: number) {
      setKeys(keys.filter((_, at) => at !== index));
      onChange(rows.filter((_, at) => at !== index));
    },
  };
}
