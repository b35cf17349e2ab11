import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { RefusedRow } from '../../records/index.ts';
import { placeOf, type RecordRows } from './read-records.ts';
import { repeatedMessage, type PlacedValues } from './repeated-value.ts';

/**
 * Adds the problems of a refused record to its rows, those of lines to the rows of the lines.
 * @param refused.accepted the records of the files that were not refused.
 */
export function addProblems(
  { model, models }: { model: ResolvedModel; models: ReadonlyMap<string, ResolvedModel> },
  { record, rows, rowsOfLines }: RecordRows,
  { message, problems, accepted }: RefusedRow & { accepted: readonly RecordRows[] },
): void {
  const [first] = rows;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) first?.errors.push({ ...placeOf(first), title: '', message });
  for (const problem of errors) {
    const [name = '', at, inner] = problem.path.split('.');
    const field = model.fields.find((each) => each.name === name);
    const row = rowsOfLines[name]?.[Number(at)] ?? first;
    const child = inner === undefined ? undefined : models.get(field?.child?.model ?? '');
    const title = child?.fields.find((each) => each.name === inner)?.title ?? field?.title ?? '';
    const told =
      problem.rule !== 'unique'
        ? undefined
        : child && inner !== undefined
          ? repeatedLine(child, inner, { record, rowsOfLines }, [name, Number(at)])
          : repeatedMessage(model, name, record, accepted.flatMap(placedRecord));
    row?.errors.push({ ...placeOf(row), title, message: told ?? problem.message });
  }
}

function placedRecord({ record, rows: [row] }: RecordRows): PlacedValues[] {
  return row ? [{ line: record, row }] : [];
}

function repeatedLine(
  model: ResolvedModel,
  field: string,
  { record, rowsOfLines }: Pick<RecordRows, 'record' | 'rowsOfLines'>,
  [name, at]: [name: string, at: number],
): string | undefined {
  const lines = record.lines?.[name] ?? [];
  const above = lines.slice(0, at).flatMap((line, index): PlacedValues[] => {
    const row = rowsOfLines[name]?.[index];
    return row ? [{ line, row }] : [];
  });
  const line = lines[at];
  return line && repeatedMessage(model, field, line, above);
}
