import { QuestionCircleOutlined } from '@ant-design/icons';
import { memo, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { Tip } from '../../../kit/controls/tip/Tip.tsx';
import { ProblemMarker } from '../../../kit/problem-card/index.ts';
import { bracketed } from '../../../locale/index.ts';
import { columnUnit, type PlacedColumn, type TableStore } from '../../../runtime/table/index.ts';
import { cellBox, RowCells, widthByKey, type DrawnColumns } from '../layout/index.ts';
import { ResizeHandle } from './ResizeHandle.tsx';

/**
 * The parts that differ between the headers of tables. A header cell renders again only if its column or the parts
 * change: they must be referentially stable.
 */
export interface HeaderParts {
  /** The header of a column that the table adds, instead of its title. */
  ofAdded?: (column: Pick<PlacedColumn['column'], 'kind' | 'title'>) => ReactNode;
  before?: (column: ResolvedColumn) => ReactNode;
  asButton?: (column: ResolvedColumn, title: { text: string; unit: ReactNode }) => ReactNode;
  after?: (column: ResolvedColumn) => ReactNode;
  ariaSort: (placed: PlacedColumn) => HTMLAttributes<HTMLElement>['aria-sort'];
}

/** The header of a table, which sticks to the top of the grid. */
export function HeaderCells({ table, parts, ...drawn }: DrawnColumns & { table: TableStore; parts: HeaderParts }) {
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
              aria-sort={parts.ariaSort(placed)}
              {...cellBox(placed, drawn.layout)}
              {...(placed.column.source && {
                onKeyDown: (event: KeyboardEvent) =>
                  widthByKey(event, { table, column: placed.column.key, width: placed.width }),
              })}
            >
              <HeaderCell
                source={placed.column.source}
                kind={placed.column.kind}
                title={placed.column.title}
                width={placed.width}
                table={table}
                parts={parts}
              />
            </div>
          )}
        />
      </div>
    </div>
  );
}

const HeaderCell = memo(function HeaderCell(
  props: Pick<PlacedColumn['column'], 'source' | 'kind' | 'title'> & {
    width: number;
    table: TableStore;
    parts: HeaderParts;
  },
) {
  const { source, kind, title, width, table, parts } = props;
  if (!source) return parts.ofAdded?.({ kind, title }) ?? title;
  const ownUnit = columnUnit(source);
  const unit = ownUnit === undefined ? null : <span className="pw-unit">{bracketed(ownUnit)}</span>;
  return (
    <>
      {source.problem && <ProblemMarker problem={source.problem} />}
      {parts.before?.(source)}
      {parts.asButton?.(source, { text: title, unit }) ?? (
        <span className="pw-cell-text" title={title}>
          {title}
          {unit}
        </span>
      )}
      {source.tips && (
        <Tip title={source.tips}>
          <QuestionCircleOutlined className="pw-tips" role="img" aria-label={source.tips} tabIndex={0} />
        </Tip>
      )}
      {parts.after?.(source)}
      <ResizeHandle column={source.key} width={width} table={table} />
    </>
  );
});
