import { Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';

import type { Arrangement } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { say } from '../../../locale/index.ts';
import { useTableState, type TableStore } from '../../../runtime/table/index.ts';
import { useEditTable } from '../context/index.ts';
import { ColumnFilter } from './ColumnFilter.tsx';
import { useArrange } from './use-arrange.ts';

/** The column of the open menu, and its position on the page. */
export interface OpenMenu {
  column: ResolvedColumn;
  left: number;
  top: number;
  opener: HTMLElement;
}

/** The menu of a column: sort, filter and group the rows, pin the column, hide it. Edited values are kept. */
export function HeaderMenu(
  props: OpenMenu & { columns: readonly ResolvedColumn[]; table: TableStore; onClose: () => void },
) {
  const { column, left, top, opener, columns, table, onClose } = props;
  const { store, isTree } = useEditTable();
  const arrange = useArrange();
  const [isFiltering, setFiltering] = useState(false);
  const hidden = useTableState(table, (state) => state.hidden);
  const frozen = useTableState(table, (state) => state.frozen);
  const { key, title } = column;
  const { arrangement } = store.view();
  const close = () => {
    onClose();
    opener.focus();
  };
  const act = (change: () => void) => () => {
    change();
    close();
  };
  const set = (next: Arrangement) => act(() => arrange({ ...arrangement, ...next }));
  const side = frozen[key] ?? column.fixed ?? 'none';
  const freeze = (to: 'left' | 'right' | 'none') => act(() => table.set({ frozen: { ...frozen, [key]: to } }));
  const isGrouped = arrangement.group === key;
  const isSorted = arrangement.sort?.column === key;
  const hiddenHere = columns.filter((one) => hidden.has(one.key));
  // Columns that the server does not store can be sorted here as well.
  const canSort = column.sortable || column.field.stored === false;
  const sorting: MenuProps['items'] = [
    ...(canSort
      ? [
          { key: 'asc', label: say('升序'), onClick: set({ sort: { column: key, order: 'asc' } }) },
          { key: 'desc', label: say('降序'), onClick: set({ sort: { column: key, order: 'desc' } }) },
        ]
      : []),
    ...(isSorted
      ? [{ key: 'unsorted', label: say('取消排序'), onClick: act(() => arrange(without(arrangement, 'sort'))) }]
      : []),
  ];
  // A tree is sorted among siblings; filtering or grouping would break it up.
  const choosing: MenuProps['items'] = isTree
    ? []
    : [
        { key: 'filter', label: say('筛选…'), onClick: () => setFiltering(true) },
        {
          key: 'group',
          label: isGrouped ? say('取消分组') : say('按“{title}”分组', { title }),
          onClick: isGrouped ? act(() => arrange(without(arrangement, 'group'))) : set({ group: key }),
        },
      ];
  const order = [...sorting, ...choosing];
  const items: MenuProps['items'] = [
    ...order,
    ...(order.length > 0 ? [{ type: 'divider' as const }] : []),
    side === 'left'
      ? { key: 'free', label: say('取消冻结'), onClick: freeze('none') }
      : { key: 'freeze', label: say('冻结在左边'), onClick: freeze('left') },
    {
      key: 'hide',
      label: say('隐藏这一列'),
      disabled: columns.length - hiddenHere.length < 2,
      onClick: act(() => table.set({ hidden: new Set([...hidden, key]) })),
    },
    ...(hiddenHere.length > 0
      ? [
          {
            key: 'show',
            label: say('显示隐藏的 {hiddenHereCount} 列', { hiddenHereCount: hiddenHere.length }),
            onClick: act(() => table.set({ hidden: new Set() })),
          },
        ]
      : []),
  ];
  if (isFiltering) return <ColumnFilter column={column} onClose={close} />;
  return (
    <Dropdown
      open
      autoFocus
      menu={{ items, 'aria-label': say('{title}的菜单', { title }) }}
      trigger={['click']}
      onOpenChange={(isOpen, { source }) => !isOpen && source !== 'menu' && close()}
    >
      <span className="pw-edit-menu-anchor" style={{ left, top }} />
    </Dropdown>
  );
}

function without(arrangement: Arrangement, part: keyof Arrangement): Arrangement {
  const { [part]: _, ...rest } = arrangement;
  return rest;
}
