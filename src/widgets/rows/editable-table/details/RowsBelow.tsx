import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';

import type { FieldLines } from '../../../../engine/form/index.ts';
import { say } from '../../../../locale/index.ts';
import { activate, useRowState, type CellAddress, type GridStore } from '../../../../runtime/table/editing/index.ts';
import { DetailsModal } from './DetailsModal.tsx';
import { DetailsPopover } from './DetailsPopover.tsx';
import { RowDetails, type SubTable } from './RowDetails.tsx';

/** The details of a table's rows and how they are shown: below a row, in a popover, or in a modal. */
export interface Below {
  renderDetail: ((key: string) => ReactNode) | undefined;
  onDetails: ((key: string) => void) | undefined;
  opened: { key: string; in: 'popover' | 'modal'; content: ReactNode; title: string; isGone: boolean } | undefined;
  close: () => void;
  goBack: () => void;
}

export function useRowsBelow(table: {
  lines: FieldLines;
  /** True for fields hidden by permission. Must be referentially stable. */
  hides: (key: string) => boolean;
  store: GridStore;
  disabled: boolean;
  /** Renders a table among the details. Must be referentially stable. */
  drawTable: (table: SubTable) => ReactNode;
}): Below {
  const { lines, hides, store, disabled, drawTable } = table;
  const { expandable = false, details } = lines.table ?? {};
  const [openedKey, setOpenedKey] = useState<string>();
  const from = useRef<CellAddress | undefined>(undefined);
  const isGone = useRowState(store, openedKey ?? '') === undefined;
  const close = useCallback(() => setOpenedKey(undefined), []);
  const show = useCallback(
    (key: string) => {
      from.current = store.focus()?.active;
      setOpenedKey(key);
    },
    [store],
  );
  const goBack = useCallback(() => {
    if (from.current) activate(store, from.current);
  }, [store]);
  const isLeft = isGone && openedKey !== undefined && details === 'modal';
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft, close]);
  const renderDetail = useMemo(
    () =>
      expandable && !details
        ? (key: string) => (
            <RowDetails
              lines={lines}
              hides={hides}
              store={store}
              disabled={disabled}
              drawTable={drawTable}
              rowKey={key}
            />
          )
        : undefined,
    [expandable, details, lines, hides, store, disabled, drawTable],
  );
  const content = openedKey !== undefined && details && (
    <RowDetails
      lines={lines}
      hides={hides}
      store={store}
      disabled={disabled}
      drawTable={drawTable}
      rowKey={openedKey}
      all={details === 'modal'}
    />
  );
  const position = openedKey === undefined ? 0 : (store.shown().positions.get(openedKey) ?? 0) + 1;
  return {
    renderDetail,
    onDetails: details ? show : undefined,
    opened:
      openedKey !== undefined && details
        ? { key: openedKey, in: details, content, title: say('第 {place} 行的详情', { place: position }), isGone }
        : undefined,
    close,
    goBack,
  };
}

/** The open details in a popover or a modal. */
export function RowsBelow({ below, table }: { below: Below; table: RefObject<HTMLElement | null> }) {
  const { opened, close, goBack } = below;
  if (!opened) return null;
  if (opened.in === 'modal') return <DetailsModal onClose={close}>{opened.content}</DetailsModal>;
  const key = `${opened.key} ${opened.isGone ? 'gone' : ''}`;
  return (
    <DetailsPopover key={key} table={table} rowKey={opened.key} title={opened.title} onClose={close} onLeft={goBack}>
      {opened.content}
    </DetailsPopover>
  );
}
