import { ArrowDownOutlined, ArrowUpOutlined, FilterFilled } from '@ant-design/icons';

import type { ResolvedColumn } from '../../../engine/list/resolved-list.ts';
import { type GridStore, useGrid } from '../../../runtime/table/editing/index.ts';
import { useEditTable } from './edit-context.ts';
import type { OpenMenu } from './HeaderMenu.tsx';

/** At the end of a title: how the column sorts and that it filters, and the button that opens its menu. */
export function HeaderButton({ column, onMenu }: { column: ResolvedColumn; onMenu: (menu: OpenMenu) => void }) {
  const { store } = useEditTable();
  const { sort, filters } = useGrid(store, 'rows', readArrangement);
  const isSorted = sort?.column === column.key;
  return (
    <span className="pw-edit-header-marks">
      {isSorted && (sort.order === 'asc' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />)}
      {filters?.has(column.key) && <FilterFilled role="img" aria-label="已筛选" />}
      <button
        type="button"
        className="pw-edit-header-button"
        aria-label={`${column.title}的菜单`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          onMenu({ column, left, top: bottom, opener: currentTarget });
        }}
      >
        <span className="pw-caret" />
      </button>
    </span>
  );
}

function readArrangement(store: GridStore) {
  return store.view().arrangement;
}
