import { ErrorBoundary } from 'react-error-boundary';

import type { GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { say } from '../../../locale/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { valueOf } from '../../../runtime/table/index.ts';

/** A value that is more than a text (files, pictures, progress), rendered by the column's registered cell. */
export function RegisteredCell({ column, record }: { column: ResolvedColumn; record: GridRecord }) {
  const cell = useRuntime().registry.cells.get(column.cell);
  if (!cell) return null;
  const Cell = cell.component;
  return (
    <ErrorBoundary resetKeys={[record, column]} fallback={<span className="pw-cell-text">{say('显示不了')}</span>}>
      <Cell value={valueOf(record, column.key)} record={{ ...record }} column={column} />
    </ErrorBoundary>
  );
}
