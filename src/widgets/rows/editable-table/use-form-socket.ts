import { useCallback, useEffect, useRef } from 'react';

import type { GridRecord } from '../../../engine/grid/index.ts';
import type { FormModel } from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import { applyRowChange, useTableSocket, type RemoteRowChange } from '../../../runtime/table/index.ts';
import { withRemoteChange, type KnownRows } from './known-rows.ts';

/**
 * Keeps the rows of a field in sync with other users who have the same record open. The answer of a save is sent;
 * received changes do not count as the user's own. A sub-table of a row, which is not saved itself, is not
 * synchronized.
 */
export function useFormSocket(
  store: GridStore,
  table: {
    form: FormModel;
    socketKey: string | undefined;
    onSaved: ((listener: (value: unknown) => void) => () => void) | undefined;
    adopt: (known: KnownRows) => void;
  },
): void {
  const { form, socketKey, onSaved, adopt } = table;
  const { id } = form.record();
  const onChange = useCallback(
    (change: RemoteRowChange) => applyRowChange(store, change, 'last', () => adopt(withRemoteChange(change))),
    [store, adopt],
  );
  const isFollowed = onSaved !== undefined && id !== undefined && id !== null;
  const page = isFollowed ? `${form.resolved.document}~${String(id)}` : undefined;
  const notify = useTableSocket({ socketKey, page }, onChange);
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  });
  useEffect(
    () =>
      onSaved?.((value) => {
        for (const change of remoteChangesOf(store, value)) latest.current(change);
      }),
    [store, onSaved],
  );
}

function remoteChangesOf(store: GridStore, answer: unknown): RemoteRowChange[] {
  const { positions, rows } = store.data();
  const answered: readonly DataRecord[] | undefined = Array.isArray(answer) ? answer : undefined;
  const edited = rows.filter(({ key }) => store.rowState(key)?.status === 'edited');
  const byId = new Map(answered?.map((row) => [String(row['id']), row]));
  const saved = edited.map(({ key, record }): GridRecord => byId.get(key) ?? record);
  const added = answered?.filter((row) => row['id'] !== undefined && !positions.has(String(row['id']))) ?? [];
  return [
    ...saved.map((row): RemoteRowChange => ({ kind: 'saved', row })),
    ...added.map((row): RemoteRowChange => ({ kind: 'added', row })),
    ...store.difference().removed.map((gone): RemoteRowChange => ({ kind: 'removed', row: { id: gone } })),
  ];
}
