import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { ButtonState } from '../../../runtime/list/index.ts';
import type { DataRecord, Ports } from '../../../runtime/ports/index.ts';
import { useRuntime, type Runtime } from '../../../runtime/registry/index.ts';
import { pageOf, toggleInTable } from '../../../runtime/table/index.ts';
import { useStable } from '../layout/index.ts';
import type { TableViewProps } from './table-view-props.ts';

type Shared =
  | 'page'
  | 'cells'
  | 'table'
  | 'selection'
  | 'firstNumber'
  | 'labelColumn'
  | 'current'
  | 'rowActions'
  | 'onOpen'
  | 'onAction'
  | 'onToggle'
  | 'canMove';

/** The part of the table's props that rows need. */
export interface RowView extends Pick<TableViewProps, Shared> {
  dictionaries: Ports['dictionaries'];
  person: Pick<Runtime, 'user' | 'permissions'>;
  firstColumn: string | undefined;
  hasMenu: boolean;
  /** Toggles the selection of the row's record; `extend` selects the range from the last selected one. */
  onSelect: (record: DataRecord, extend?: boolean) => void;
}

export const RowViewContext = createContext<RowView | null>(null);

/**
 * Returns the row view of the nearest `TableView`.
 * @throws outside one.
 */
export function useRowView(): RowView {
  const view = useContext(RowViewContext);
  if (!view) throw new Error('useRowView must be used below TableView');
  return view;
}

/**
 * Returns the row view of a table with these props. It keeps its identity while only rows change and the table renders
 * again; its handlers always call the latest props.
 */
export function useRowViewOf(props: TableViewProps): RowView {
  const { ports, user, permissions } = useRuntime();
  const { dictionaries } = ports;
  const person = useMemo(() => ({ user, permissions }), [user, permissions]);
  const latest = useRef(props);
  useLayoutEffect(() => void (latest.current = props));
  const [handlers] = useState(() => ({
    onSelect(record: DataRecord, extend = false) {
      const { table, rows, selection } = latest.current;
      toggleInTable(table, record, { page: pageOf(rows), single: selection === 'single', extends: extend });
    },
    onOpen: (record: DataRecord) => latest.current.onOpen?.(record),
    onAction: (button: ButtonState, record: DataRecord) => latest.current.onAction?.(button, record),
    onToggle: (record: DataRecord) => latest.current.onToggle?.(record),
  }));
  const { page, columns, cells, table, selection, firstNumber, labelColumn, current, rowActions, canMove } = props;
  return useStable({
    page,
    firstColumn: columns[0]?.key,
    cells,
    table,
    dictionaries,
    person,
    onSelect: handlers.onSelect,
    hasMenu: props.menuActions !== undefined,
    ...(selection && { selection }),
    ...(firstNumber !== undefined && { firstNumber }),
    ...(labelColumn !== undefined && { labelColumn }),
    ...(current !== undefined && { current }),
    ...(rowActions && { rowActions }),
    ...(canMove && { canMove }),
    ...(props.onOpen && { onOpen: handlers.onOpen }),
    ...(props.onAction && { onAction: handlers.onAction }),
    ...(props.onToggle && { onToggle: handlers.onToggle }),
  });
}
