import { rowOf, type GridRecord } from '../../../engine/grid/index.ts';
import { sameValue } from '../../../engine/values/index.ts';
import type { CellErrors, GridStore } from '../../table/editing/index.ts';
import type { RowsSaved } from './save-rows.ts';

interface ServerRowErrors {
  record: GridRecord;
  cells: CellErrors;
  /** True if the error concerns the whole row; it is shown in the first column. */
  isOfRow: boolean;
}

/** By row key. */
export type ServerErrors = ReadonlyMap<string, ServerRowErrors>;

/** Assigns the errors of a response to their cells; an error without a field is shown in the first column. */
export function serverErrors({ failures }: RowsSaved, store: GridStore): ServerErrors {
  const [first = ''] = store.columns();
  return new Map(
    [...failures].flatMap(([key, { problems, message }]) => {
      const record = rowOf(store.data(), key)?.record;
      if (!record) return [];
      const cells = problems.map((problem) => [problem.path.split('.')[0] ?? first, problem.message] as const);
      const isOfRow = cells.length === 0;
      return [[key, { record, isOfRow, cells: new Map(isOfRow ? [[first, message]] : cells) }] as const];
    }),
  );
}

/** Returns the errors of cells and rows that have not changed since they were sent. */
export function remainingErrors(errors: ServerErrors, store: GridStore): ReadonlyMap<string, CellErrors> {
  return new Map(
    [...errors].flatMap(([key, { record: sent, cells, isOfRow }]) => {
      const record = rowOf(store.data(), key)?.record;
      if (!record || (isOfRow && record !== sent)) return [];
      const standing = [...cells].filter(([column]) => sameValue(record[column], sent[column]));
      return standing.length > 0 ? [[key, new Map(standing)] as const] : [];
    }),
  );
}
