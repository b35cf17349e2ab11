import { createContext, useContext } from 'react';

import type { TableViewProps } from './table-view-props.ts';

/** The props of the surrounding table. */
export const TableViewContext = createContext<TableViewProps | null>(null);

/**
 * Returns the props of the nearest `TableView`.
 * @throws outside one.
 */
export function useTableView(): TableViewProps {
  const view = useContext(TableViewContext);
  if (!view) throw new Error('useTableView must be used below TableView');
  return view;
}
