import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../src/engine/model/index.ts';
import { say } from '../locale/index.ts';
import type { WrittenCell } from './thread/index.ts';

export interface SheetColumn {
  field: ResolvedField;
  lines?: ResolvedField;
  /** The title in the head; fields with the same title also have their name in it. */
  title: string;
  /** The title and field in other languages, for an imported sheet. */
  others?: readonly Pick<SheetColumn, 'field' | 'title'>[];
  former?: { own: readonly string[]; lines: readonly string[] };
  /** In characters. */
  width: number;
}

/** Returns the columns for the fields of a model, in the model's order, without secrets, lines and hidden fields. */
export function sheetColumns({ fields }: ResolvedModel): SheetColumn[] {
  const shown = fields.filter((field) => !field.secret && !field.child && !field.hidden);
  return shown.map((field) => {
    const isRepeated = shown.filter(({ title }) => title === field.title).length > 1;
    const title = isRepeated ? `${field.title}(${field.name})` : field.title;
    return { field, title, width: Math.max(2 * title.length + 4, Math.round((field.width ?? 120) / 8)) };
  });
}

export function unitOf({ unit, componentProps }: ResolvedField): string | undefined {
  if (unit !== undefined) return unit;
  return typeof componentProps['unit'] === 'string' ? componentProps['unit'] : undefined;
}

/** Separates the title of lines from the title of their field. */
export const lineMark = '.';

export function columnName({ field, lines }: Pick<SheetColumn, 'field' | 'lines'>): string {
  return lines ? `${lines.name}${lineMark}${field.name}` : field.name;
}

/**
 * Returns the columns of a sheet with lines, for export and import: those of the record, then those of its lines
 * (`明细.物料`).
 */
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
 * Returns the columns of an imported sheet, which may use one of several languages.
 * @param titlesOf returns the former titles of a model's fields, by field.
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

export function isTaken({ field, lines }: SheetColumn, matchBy: readonly string[]): boolean {
  return !field.readOnly || (!lines && matchBy.includes(field.name));
}

export function isNeeded({ field, lines }: SheetColumn): boolean {
  const isFilled = field.required && !field.readOnly && field.default === undefined;
  return isFilled && (lines === undefined || needsLines(lines));
}

export function needsLines({ required, child }: ResolvedField): boolean {
  return required || (child?.min ?? 0) > 0;
}

const exactDigits = 15;

/** Returns the displayed value of a field: texts of dictionaries and references, numbers as numbers. */
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
  // A format with optional decimals would end with a bare point.
  const format = field.scale && field.leastScale === undefined ? `0.${'0'.repeat(field.scale)}` : '';
  return format === '' ? Number(value) : { value: Number(value), format };
}
