import { useEffect, useState } from 'react';

import { createTableStore, keepLook, loadLook, type TableStore } from '../../../runtime/table/index.ts';

/** How a table looks (widths, hidden and frozen columns), kept for the person and the table of that name. */
export function useKeptTable(name: string, user: string | undefined): TableStore {
  const [table] = useState(() => createTableStore(user === undefined ? {} : loadLook({ page: `table:${name}`, user })));
  useEffect(
    () => (user === undefined ? undefined : keepLook(table, { page: `table:${name}`, user })),
    [table, name, user],
  );
  return table;
}
