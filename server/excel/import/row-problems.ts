import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { RefusedRow } from '../../records/index.ts';
import { placeOf, type RecordRows } from './read-records.ts';
import { repeatedMessages, type PlacedValues, type RepeatedMessage } from './repeated-value.ts';

/**
 * Adds the problems of a refused record to its rows, those of lines to the rows of the lines.
 * @param repeated the messages for values of the record that must be unique and are not.
 */
export function addProblems(
  { model, models }: { model: ResolvedModel; models: ReadonlyMap<string, ResolvedModel> },
  found: RecordRows,
  { message, problems }: RefusedRow,
  repeated: RepeatedMessage,
): void {
  const { record, rows, rowsOfLines } = found;
  const [first] = rows;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) first?.errors.push({ ...placeOf(first), title: '', message });
  for (const problem of errors) {
    const [name = '', at, inner] = problem.path.split('.');
    const field = model.fields.find((each) => each.name === name);
    const row = rowsOfLines[name]?.[Number(at)] ?? first;
    const child = inner === undefined ? undefined : models.get(field?.child?.model ?? '');
    const title = child?.fields.find((each) => each.name === inner)?.title ?? field?.title ?? '';
    const repeatedValue = () =>
      child && inner !== undefined
        ? repeatedInLine(child, inner, found, { name, at: Number(at) })
        : repeated(name, record);
    const text = (problem.rule === 'unique' ? repeatedValue() : undefined) ?? problem.message;
    row?.errors.push({ ...placeOf(row), title, message: text });
  }
}

export function repeatedInRecords(model: ResolvedModel, accepted: readonly RecordRows[]): RepeatedMessage {
  const others = accepted.flatMap(({ record, rows: [row] }): PlacedValues[] => (row ? [{ line: record, row }] : []));
  return repeatedMessages(model, others);
}

function repeatedInLine(
  model: ResolvedModel,
  field: string,
  { record, rowsOfLines }: RecordRows,
  { name, at }: { name: string; at: number },
): string | undefined {
  const lines = record.lines?.[name] ?? [];
  const above = lines.slice(0, at).flatMap((line, index): PlacedValues[] => {
    const row = rowsOfLines[name]?.[index];
    return row ? [{ line, row }] : [];
  });
  const line = lines[at];
  return line && repeatedMessages(model, above)(field, line);
}
