import { memo, useMemo } from 'react';

import type { Arrangement } from '../../../engine/grid/index.ts';
import { say } from '../../../locale/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import type { TableStore } from '../../../runtime/table/index.ts';
import { useEditTable } from '../context/index.ts';
import type { DrawnColumns } from '../layout/index.ts';
import { SelectBox } from '../rows/index.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { HeaderCells, type HeaderParts } from './HeaderCells.tsx';
import type { OpenMenu } from './HeaderMenu.tsx';

/** The header of an editable table: an asterisk for required columns, and a menu for each column. */
export const EditHeader = memo(function EditHeader(
  props: DrawnColumns & { table: TableStore; isEditable: boolean; onMenu: (menu: OpenMenu) => void },
) {
  const { table, isEditable, onMenu, ...drawn } = props;
  const { store } = useEditTable();
  const arrangement = useGrid(store, 'rows', readArrangement);
  const parts = useMemo(() => headerParts(arrangement, isEditable, onMenu), [arrangement, isEditable, onMenu]);
  return <HeaderCells {...drawn} table={table} parts={parts} />;
});

function headerParts(arrangement: Arrangement, isEditable: boolean, onMenu: (menu: OpenMenu) => void): HeaderParts {
  const { sort } = arrangement;
  return {
    ariaSort: ({ column }) => (sort?.column === column.key ? `${sort.order}ending` : undefined),
    ofAdded({ kind, title }) {
      if (kind === 'selection') return <SelectAllRows />;
      return kind === 'expand' ? <span className="pw-hidden">{title}</span> : undefined;
    },
    before: ({ field }) =>
      isEditable &&
      field.required &&
      !field.readOnly && (
        <span className="pw-edit-star" aria-hidden>
          *
        </span>
      ),
    after: (column) => <HeaderButton column={column} arrangement={arrangement} onMenu={onMenu} />,
  };
}

function SelectAllRows() {
  const { store, selection, isRowLocked } = useEditTable();
  const selected = useGrid(store, 'rows', readSelected);
  if (selection !== 'multiple') return <span className="pw-hidden">{say('选择')}</span>;
  const keys = store.shown().rows.flatMap(({ key }) => (isRowLocked(key) ? [] : [key]));
  const state = selected.size === 0 ? 'none' : selected.size >= keys.length ? 'all' : 'some';
  return (
    <SelectBox
      label={say('选择全部行')}
      state={state}
      onToggle={() => store.select(state === 'all' ? new Set() : new Set(keys))}
    />
  );
}

function readArrangement(store: GridStore) {
  return store.view().arrangement;
}

function readSelected(store: GridStore) {
  return store.selected();
}
