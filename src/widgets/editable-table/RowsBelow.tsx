import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';

import type { FieldNode } from '../../engine/form/resolved-form.ts';
import { type GridStore, useRowState } from '../../runtime/table/editing/index.ts';
import { DetailsModal } from './DetailsModal.tsx';
import { DetailsPopover } from './DetailsPopover.tsx';
import { RowDetails } from './RowDetails.tsx';

/** What a table shows of a row beside its columns, and how: below it, beside it, or in a modal. */
export interface Below {
  renderDetail: ((key: string) => ReactNode) | undefined;
  onDetails: ((key: string) => void) | undefined;
  /** The row whose details are open, and where. */
  opened: { key: string; in: 'popover' | 'modal'; content: ReactNode; title: string; isGone: boolean } | undefined;
  close: () => void;
}

export function useRowsBelow(table: {
  lines: NonNullable<FieldNode['lines']>;
  store: GridStore;
  disabled: boolean;
}): Below {
  const { lines, store, disabled } = table;
  const { expandable = false, details } = lines.table ?? {};
  const [openedKey, setOpenedKey] = useState<string>();
  const isGone = useRowState(store, openedKey ?? '') === undefined;
  const close = useCallback(() => setOpenedKey(undefined), []);
  const renderDetail = useMemo(
    () =>
      expandable && !details
        ? (key: string) => <RowDetails lines={lines} store={store} rowKey={key} disabled={disabled} />
        : undefined,
    [expandable, details, lines, store, disabled],
  );
  const content = openedKey !== undefined && details && (
    <RowDetails lines={lines} store={store} rowKey={openedKey} disabled={disabled} all={details === 'modal'} />
  );
  const place = openedKey === undefined ? 0 : (store.shown().places.get(openedKey) ?? 0) + 1;
  return {
    renderDetail,
    onDetails: details ? setOpenedKey : undefined,
    opened:
      openedKey !== undefined && details
        ? { key: openedKey, in: details, content, title: `第 ${place} 行的详情`, isGone }
        : undefined,
    close,
  };
}

/** The details that are open beside a row or in a modal. */
export function RowsBelow({ below, table }: { below: Below; table: RefObject<HTMLElement | null> }) {
  const { opened, close } = below;
  if (!opened) return null;
  if (opened.in === 'modal') return <DetailsModal onClose={close}>{opened.content}</DetailsModal>;
  // A row that is taken away meanwhile is looked for anew.
  const key = `${opened.key} ${opened.isGone ? 'gone' : ''}`;
  return (
    <DetailsPopover key={key} table={table} rowKey={opened.key} title={opened.title} onClose={close}>
      {opened.content}
    </DetailsPopover>
  );
}
