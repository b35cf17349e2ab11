import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { KeyboardEvent } from 'react';

import type { ListSort } from '../../../runtime/list/index.ts';
import { columnUnit, type PlacedColumn } from '../../../runtime/table/index.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { type DrawnColumns, RowCells, cellBox, widthByKey } from '../layout/index.ts';
import { SelectAll } from './SelectAll.tsx';
import { SortButton } from './SortButton.tsx';
import { ProblemMarker } from '../../problem-card/index.ts';
import { useTableView } from '../context/index.ts';

/** The header: sticks to the top of the grid. */
export function HeaderRow(drawn: DrawnColumns) {
  const { sort, table } = useTableView();
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
              aria-sort={ariaSort(placed, sort)}
              {...cellBox(placed, drawn.layout)}
              {...(placed.column.source && {
                onKeyDown: (event: KeyboardEvent) =>
                  void widthByKey(event, { table, column: placed.column.key, width: placed.width }),
              })}
            >
              <Title placed={placed} />
            </div>
          )}
        />
      </div>
    </div>
  );
}

function Title({ placed }: { placed: PlacedColumn }) {
  const { column } = placed;
  const { sort, onSort, selection, table } = useTableView();
  if (column.kind === 'selection')
    return selection === 'multiple' ? <SelectAll /> : <span className="pw-hidden">选择</span>;
  const { source } = column;
  if (!source) return column.title;
  const ownUnit = columnUnit(source);
  const unit = ownUnit === undefined ? null : <span className="pw-unit">（{ownUnit}）</span>;
  const place = sort?.findIndex((sorted) => sorted.column === column.key) ?? -1;
  return (
    <>
      {source.problem && <ProblemMarker problem={source.problem} />}
      {source.sortable && onSort && !source.problem ? (
        <SortButton
          title={column.title}
          unit={unit}
          order={sort?.[place]?.order}
          place={sort && sort.length > 1 && place >= 0 ? place + 1 : undefined}
          onPress={(adds) => onSort(column.key, adds)}
        />
      ) : (
        <span className="pw-cell-text" title={column.title}>
          {column.title}
          {unit}
        </span>
      )}
      {source.tips && (
        <Tooltip title={source.tips}>
          <QuestionCircleOutlined className="pw-tips" role="img" aria-label={source.tips} tabIndex={0} />
        </Tooltip>
      )}
      <ResizeHandle column={column.key} width={placed.width} table={table} />
    </>
  );
}

function ariaSort({ column }: PlacedColumn, sort: readonly ListSort[] | undefined) {
  if (!column.source?.sortable) return undefined;
  // One header at most may say it: the one that counts most. The others say it in their buttons.
  const first = sort?.[0];
  if (first?.column !== column.key) return 'none';
  return first.order === 'asc' ? 'ascending' : 'descending';
}
