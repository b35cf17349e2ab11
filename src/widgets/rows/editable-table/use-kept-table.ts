import { useEffect, useState } from 'react';

import { createTableStore, keepLook, loadLook, type TableStore } from '../../../runtime/table/index.ts';

/** Returns a table store whose widths, hidden and pinned columns are stored per user and table name. */
export function useKeptTable(name: string, user: string | undefined): TableStore {
  const [table] = useState(() => createTableStore(user === undefined ? {} : loadLook({ page: `table:${name}`, user })));
  useEffect(
    () => (user === undefined ? undefined : keepLook(table, { page: `table:${name}`, user })),
    [table, name, user],
  );
  return table;
}
