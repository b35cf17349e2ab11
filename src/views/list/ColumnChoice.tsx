import { Button, Checkbox } from 'antd';

import type { ListController } from '../../runtime/list/index.ts';
import { isPlainLook, plainLook, useTableState } from '../../runtime/table/index.ts';

/** Which columns are shown; at least one is. 恢复默认 takes back widths and density too. */
export function ColumnChoice({ controller: { list, table } }: { controller: ListController }) {
  const hidden = useTableState(table, (state) => state.hidden);
  const isPlain = useTableState(table, isPlainLook);
  const columns = list.columns.filter((column) => column.visible !== false);
  const shown = columns.filter((column) => !hidden.has(column.key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    table.set({ hidden: next });
  };
  return (
    <div className="pw-column-choice" role="group" aria-label="显示的列">
      {columns.map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={!hidden.has(key)}
          disabled={shown.length === 1 && !hidden.has(key)}
          onChange={() => toggle(key)}
        >
          {title}
        </Checkbox>
      ))}
      <Button type="link" size="small" disabled={isPlain} onClick={() => table.set(plainLook)}>
        恢复默认
      </Button>
    </div>
  );
}
