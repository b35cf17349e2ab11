import { createContext, useContext } from 'react';

import type { TableViewProps } from './table-view-props.ts';

/** What the table around shows. */
export const TableViewContext = createContext<TableViewProps | null>(null);

/** The props of the nearest `TableView`; throws outside one. */
export function useTableView(): TableViewProps {
  const view = useContext(TableViewContext);
  if (!view) throw new Error('useTableView must be used below TableView');
  return view;
}
