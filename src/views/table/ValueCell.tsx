import { ErrorBoundary } from 'react-error-boundary';

import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { evaluateTemplates } from '../../runtime/actions/index.ts';
import { ProblemMarker } from './ProblemMarker.tsx';
import { valueOf } from './record-value.ts';
import { useTableView } from './table-view-context.ts';

/** A value drawn by its column's cell; a cell that throws, or a wrong column, shows a marker in its place. */
export function ValueCell({ column, record }: { column: ResolvedColumn; record: DataRecord }) {
  const { cells, labelColumn, onOpen, page } = useTableView();
  const cell = cells.get(column.cell);
  const place = { severity: 'error' as const, document: page, pointer: column.pointer };
  if (column.problem) return <ProblemMarker problem={column.problem} />;
  if (!cell) {
    const nearest = cells.nearest(column.cell);
    const message = `没有名为“${column.cell}”的单元格。`;
    return <ProblemMarker problem={{ ...place, code: 'unknown-cell', message, ...(nearest && { nearest }) }} />;
  }
  const { component: Cell } = cell;
  const href = addressOf(column, record);
  const opens = onOpen && column.key === labelColumn && href === undefined;
  return (
    <ErrorBoundary
      resetKeys={[record, column]}
      fallback={
        <ProblemMarker problem={{ ...place, code: 'cannot-draw', message: `“${column.title}”的这个值显示不了。` }} />
      }
    >
      <Cell
        value={valueOf(record, column.key)}
        record={record}
        column={column}
        {...(href !== undefined && { href })}
        {...(opens && { onOpen: () => onOpen(record) })}
      />
    </ErrorBoundary>
  );
}

function addressOf(column: ResolvedColumn, record: DataRecord): string | undefined {
  if (column.href === undefined) return undefined;
  try {
    const href = evaluateTemplates(column.href, { $record: record });
    return typeof href === 'string' && href !== '' ? href : undefined;
  } catch {
    return undefined;
  }
}
