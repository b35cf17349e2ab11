import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { type KeyboardEvent, memo } from 'react';

import type { Arrangement } from '../../../engine/grid/index.ts';
import { columnUnit, type PlacedColumn, type TableStore } from '../../../runtime/table/index.ts';
import { type GridStore, useGrid } from '../../../runtime/table/editing/index.ts';
import { ProblemMarker } from '../../problem-card/index.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { type DrawnColumns, RowCells, cellBox, widthByKey } from '../layout/index.ts';
import { SelectBox } from '../rows/index.ts';
import { HeaderButton } from './HeaderButton.tsx';
import type { OpenMenu } from './HeaderMenu.tsx';
import { useEditTable } from '../context/index.ts';

/** The header of an editable table: titles with their units, an asterisk where a value is required, a menu for each. */
export const EditHeader = memo(function EditHeader(
  props: DrawnColumns & { table: TableStore; isEditable: boolean; onMenu: (menu: OpenMenu) => void },
) {
  const { table, isEditable, onMenu, ...drawn } = props;
  const { store } = useEditTable();
  const arrangement = useGrid(store, 'rows', readArrangement);
  const { sort } = arrangement;
  return (
    <div className="pw-grid-head" role="rowgroup">
      <div className="pw-grid-row" role="row" aria-rowindex={1}>
        <RowCells
          {...drawn}
          draw={(placed) => (
            <div
              key={placed.column.key}
              role="columnheader"
              aria-colindex={placed.index + 1}
              aria-sort={sort?.column === placed.column.key ? `${sort.order}ending` : undefined}
              {...cellBox(placed, drawn.layout)}
              {...(placed.column.source && {
                onKeyDown: (event: KeyboardEvent) =>
                  void widthByKey(event, { table, column: placed.column.key, width: placed.width }),
              })}
            >
              <Title {...{ placed, isEditable, table, onMenu, arrangement }} />
            </div>
          )}
        />
      </div>
    </div>
  );
});

function Title(props: {
  placed: PlacedColumn;
  isEditable: boolean;
  table: TableStore;
  arrangement: Arrangement;
  onMenu: (menu: OpenMenu) => void;
}) {
  const { column, width } = props.placed;
  const { source } = column;
  if (column.kind === 'selection') return <SelectAll />;
  if (column.kind === 'expand') return <span className="pw-hidden">{column.title}</span>;
  if (!source) return column.title;
  const isRequired = props.isEditable && source.field.required && !source.field.readOnly;
  const ownUnit = columnUnit(source);
  const unit = ownUnit === undefined ? null : <span className="pw-unit">（{ownUnit}）</span>;
  return (
    <>
      {source.problem && <ProblemMarker problem={source.problem} />}
      {isRequired && (
        <span className="pw-edit-star" aria-hidden>
          *
        </span>
      )}
      <span className="pw-cell-text" title={column.title}>
        {column.title}
        {unit}
      </span>
      {source.tips && (
        <Tooltip title={source.tips}>
          <QuestionCircleOutlined className="pw-tips" role="img" aria-label={source.tips} tabIndex={0} />
        </Tooltip>
      )}
      <HeaderButton column={source} arrangement={props.arrangement} onMenu={props.onMenu} />
      <ResizeHandle column={column.key} width={width} table={props.table} />
    </>
  );
}

/** Selects all rows that can be selected, or none; nothing where one row at most can be. */
function SelectAll() {
  const { store, selection, isRowLocked } = useEditTable();
  const selected = useGrid(store, 'rows', readSelected);
  if (selection !== 'multiple') return <span className="pw-hidden">选择</span>;
  const keys = store.shown().rows.flatMap(({ key }) => (isRowLocked(key) ? [] : [key]));
  const state = selected.size === 0 ? 'none' : selected.size >= keys.length ? 'all' : 'some';
  return (
    <SelectBox
      label="选择全部行"
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
