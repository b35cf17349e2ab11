import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../src/engine/model/index.ts';
import { say } from '../locale/index.ts';
import type { WrittenCell } from './thread/index.ts';

/** A column of a sheet. */
export interface SheetColumn {
  field: ResolvedField;
  /** The field that holds the lines, where it is a column of lines. */
  lines?: ResolvedField;
  /** Its title in the head; fields with the same title get their name added. */
  title: string;
  /** What it is called in other languages, for a sheet that comes in; and the field there. */
  others?: readonly Pick<SheetColumn, 'field' | 'title'>[];
  /** Titles that its field had in earlier versions, for a sheet that comes in; and those of the lines that it is in. */
  former?: { own: readonly string[]; lines: readonly string[] };
  /** In characters. */
  width: number;
}

/** The fields of a model that go into a sheet, in the model's order, without secrets, lines and hidden ones. */
export function sheetColumns({ fields }: ResolvedModel): SheetColumn[] {
  const shown = fields.filter((field) => !field.secret && !field.child && !field.hidden);
  return shown.map((field) => {
    const isRepeated = shown.filter(({ title }) => title === field.title).length > 1;
    const title = isRepeated ? `${field.title}(${field.name})` : field.title;
    return { field, title, width: Math.max(2 * title.length + 4, Math.round((field.width ?? 120) / 8)) };
  });
}

/** The unit of a field, which its own document or its widget gives. */
export function unitOf({ unit, componentProps }: ResolvedField): string | undefined {
  if (unit !== undefined) return unit;
  return typeof componentProps['unit'] === 'string' ? componentProps['unit'] : undefined;
}

/** Separates the title of lines from that of one of their fields. */
export const lineMark = '.';

/** The name of a column in calls: its field, for columns of lines after the field of the lines. */
export function columnName({ field, lines }: Pick<SheetColumn, 'field' | 'lines'>): string {
  return lines ? `${lines.name}${lineMark}${field.name}` : field.name;
}

/** The columns of a sheet with lines, out and in: those of a record, then those of its lines (`明细.物料`), in one row each. */
export function columnsWithLines(model: ResolvedModel, models: ReadonlyMap<string, ResolvedModel>): SheetColumn[] {
  const ofLines = model.fields.flatMap((lines): SheetColumn[] => {
    const child = lines.child && !lines.hidden && !lines.readOnly ? models.get(lines.child.model) : undefined;
    if (!child) return [];
    const columns = sheetColumns(child).filter(({ field }) => field.name !== lines.child?.parent);
    return columns.map(({ title, ...column }) => ({
      ...column,
      lines,
      title: `${lines.title}${lineMark}${title}`,
      width: column.width + 2 * lines.title.length,
    }));
  });
  return [...sheetColumns(model), ...ofLines];
}

/**
 * The columns of a sheet that comes in, which may be in a language that others of the models are in.
 * @param titlesOf the titles that the fields of a model had, by field.
 */
export function columnsInLanguages(
  model: ResolvedModel,
  [models, ...others]: readonly ReadonlyMap<string, ResolvedModel>[],
  titlesOf: (model: string) => ReadonlyMap<string, readonly string[]> | undefined = () => undefined,
): SheetColumn[] {
  const called = others.map((each) => {
    const columns = columnsWithLines(each.get(model.id) ?? model, each);
    return new Map(columns.map((column) => [columnName(column), column]));
  });
  return columnsWithLines(model, models ?? new Map()).map((column) => ({
    ...column,
    others: called.flatMap((columns) => columns.get(columnName(column)) ?? []),
    former: {
      own: titlesOf(column.lines?.child?.model ?? model.id)?.get(column.field.name) ?? [],
      lines: (column.lines && titlesOf(model.id)?.get(column.lines.name)) ?? [],
    },
  }));
}

/** Whether an import takes values of the column: those that the server assigns only to find records by them. */
export function isTaken({ field, lines }: SheetColumn, matchBy: readonly string[]): boolean {
  return !field.readOnly || (!lines && matchBy.includes(field.name));
}

/** Whether a new record needs a value in the column. */
export function isNeeded({ field, lines }: SheetColumn): boolean {
  const isFilled = field.required && !field.readOnly && field.default === undefined;
  return isFilled && (lines === undefined || needsLines(lines));
}

/** Whether a record has at least one such line. */
export function needsLines({ required, child }: ResolvedField): boolean {
  return required || (child?.min ?? 0) > 0;
}

/** A number of a spreadsheet is exact up to 15 digits. */
const exactDigits = 15;

/** The value of a field as a person reads it: texts of dictionaries and references, numbers as numbers. */
export function cellOf(field: ResolvedField, record: RecordValues): WrittenCell {
  const value = record[field.name];
  if (value === null || value === undefined || value === '') return null;
  const text = record[`${field.name}_dictText`];
  if (typeof text === 'string') return text;
  if (typeof value === 'boolean') return value ? say('是') : say('否');
  if (Array.isArray(value)) return value.join(',');
  if (field.type !== 'number' && field.type !== 'integer') return String(value);
  const digits = String(value).replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length > exactDigits) return String(value);
  // A format with places that need not be would end in a bare point.
  const format = field.scale && field.leastScale === undefined ? `0.${'0'.repeat(field.scale)}` : '';
  return format === '' ? Number(value) : { value: Number(value), format };
}
