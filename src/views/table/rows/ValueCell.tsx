import type { ReactElement, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { ProblemMarker } from '../../../kit/problem-card/index.ts';
import { say } from '../../../locale/index.ts';
import { evaluateTemplates } from '../../../runtime/actions/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { recordId, valueOf } from '../../../runtime/table/index.ts';
import { ExpressionError, scopeAt } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { useRowView, type RowView } from '../context/index.ts';

/** A value rendered by its column's cell; a marker replaces a cell that throws, or an invalid column. */
export function ValueCell({ column, record }: { column: ResolvedColumn; record: DataRecord }) {
  return drawValue(useRowView(), column, record);
}

/** Renders the same as a function, as a table has hundreds of values: only stateful cells are components. */
export function drawValue(view: RowView, column: ResolvedColumn, record: DataRecord): ReactNode {
  const { cells, labelColumn, onOpen, page, dictionaries } = view;
  const cell = cells.get(column.cell);
  if (column.problem) return <ProblemMarker problem={column.problem} />;
  if (!cell) {
    const nearest = cells.nearest(column.cell);
    const message = say('没有名为“{cell}”的单元格。', { cell: column.cell });
    const problem = { ...placeOf(column, page), code: 'unknown-cell', message, ...(nearest && { nearest }) };
    return <ProblemMarker problem={problem} />;
  }
  const { component: Cell } = cell;
  const { href, problem } = addressOf(view, column, record);
  const withProblem = (drawn: ReactNode) =>
    problem === undefined ? (
      drawn
    ) : (
      <>
        {drawn} <ProblemMarker problem={problem} />
      </>
    );
  const opens = onOpen && column.key === labelColumn && href === undefined;
  const props: CellProps = {
    value: valueOf(record, column.key),
    record,
    column,
    ...(href !== undefined && { href }),
    ...(opens && { onOpen: () => onOpen(record) }),
  };
  try {
    const drawn = cell.draw?.(props, dictionaries);
    if (drawn !== undefined) return withProblem(drawn);
  } catch {
    return cannotDraw(column, page);
  }
  return withProblem(
    <ErrorBoundary key={recordId(record)} resetKeys={[record, column]} fallback={cannotDraw(column, page)}>
      <Cell {...props} />
    </ErrorBoundary>,
  );
}

function cannotDraw(column: ResolvedColumn, page: string): ReactElement {
  const message = say('“{title}”的这个值显示不了。', { title: column.title });
  return <ProblemMarker problem={{ ...placeOf(column, page), code: 'cannot-draw', message }} />;
}

function placeOf({ pointer }: ResolvedColumn, document: string) {
  return { severity: 'error' as const, document, pointer };
}

function addressOf(
  { person, page }: RowView,
  column: ResolvedColumn,
  record: DataRecord,
): { href?: string; problem?: Problem } {
  if (column.href === undefined) return {};
  try {
    const value = valueOf(record, column.key);
    const href = evaluateTemplates(column.href, scopeAt('cell', { ...person, record, value, now: serverTimeText() }));
    return typeof href === 'string' && href !== '' ? { href } : {};
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const message = say('“{title}”的链接算不出来：{message}', { title: column.title, message: error.message });
    return { problem: { ...placeOf(column, page), code: 'expression-failed', message } };
  }
}
