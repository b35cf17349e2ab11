import { say } from '../../locale/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { splitList } from '../values/index.ts';
import type { PickerSource } from './resolve-picker.ts';

export interface ReportHead {
  id: string;
  title: string;
  columns: ReportColumn[];
  dictionaries: Readonly<Record<string, JsonObject[]>>;
}

export interface ReportColumn {
  name: string;
  title: string;
  align: 'left' | 'center' | 'right';
  sortable: boolean;
  options?: JsonObject[];
}

export interface ReportField {
  name: string;
  title: string;
  isRange: boolean;
  view: string;
  options?: JsonObject[];
}

/** Returns the picker for a report: its table and search are built as a document would define them. */
export function reportPicker(head: ReportHead, asked: readonly ReportField[], multiple: boolean): PickerSource {
  const fields = new Map<string, JsonObject>();
  for (const { name, title, options } of head.columns) fields.set(name, fieldOf(title, options));
  for (const { name, title, options, view } of asked) {
    const known = fields.get(name);
    const format = formats[view];
    fields.set(name, { ...fieldOf(title, options), ...known, ...(format !== undefined && { format }) });
  }
  return {
    document: `report/${head.id}.query`,
    fields: Object.fromEntries(fields),
    body: {
      title: head.title,
      urls: { list: '/report' },
      columns: head.columns.map(({ name, title, align, sortable }) => ({ key: name, title, align, sorter: sortable })),
      search: asked.map(({ name, title, isRange, options }) => {
        return { field: name, title, mode: isRange ? 'range' : options ? 'equals' : 'like' };
      }),
      label: head.columns[0]?.name ?? 'id',
      multiple,
      selectedList: multiple,
      width: 1200,
    },
  };
}

const formats: Readonly<Record<string, string>> = { date: 'date', datetime: 'date-time', time: 'time' };

function fieldOf(title: string, options: JsonObject[] | undefined): JsonObject {
  return { type: 'string', title, ...(options && { enum: options }) };
}

/** The member that stores a row's own `id`, because its key in the table must be unique. */
const ownId = '#id';

type Row = Record<string, unknown>;

/**
 * Returns the rows of a report with unique keys: the JSON of all values of a row, and a number for rows with equal
 * values. (Joins may return the same `id` several times, and long rows can begin alike.)
 */
export function reportRows(records: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return records.map((row) => {
    const values = JSON.stringify(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1)));
    const before = seen.get(values) ?? 0;
    seen.set(values, before + 1);
    return { ...row, id: before === 0 ? values : `${values}#${before}`, [ownId]: row.id ?? null };
  });
}

/** Returns a value of a report's row; `id` is its own id. */
export function reportValue(row: Row, name: string): unknown {
  return name === 'id' && ownId in row ? row[ownId] : (row[name] ?? null);
}

/** A column of a report, and the field that it fills. */
export type PopupPair = readonly [org: string, dest: string];

/** Parses `orgFields` and `destFields`; a text is the error message (docs/requirements.md, Validation). */
export function popupPairs(popup: { code?: string; orgFields?: string; destFields?: string }): PopupPair[] | string {
  const [from, to] = [splitList(popup.orgFields), splitList(popup.destFields)];
  if (!popup.code || from.length === 0 || to.length === 0) return say('popup参数未正确配置!');
  if (from.length !== to.length) return say('popup参数未正确配置,原始值和目标值数量不一致!');
  return from.map((org, index) => [org, to[index] ?? ''] as const);
}

/** Returns the values of the chosen rows for the fields: several values joined by commas. */
export function popupValues(
  pairs: readonly PopupPair[],
  rows: readonly Row[],
): [field: string, value: string | null][] {
  return pairs.map(([org, dest]) => {
    const texts = rows.map((row) => textOf(reportValue(row, org)));
    return [dest, rows.length === 0 ? null : texts.join(',')];
  });
}

/** Reconstructs the rows for the fields' values, as far as they determine them; none if the first is empty. */
export function heldRows(pairs: readonly PopupPair[], valueOf: (dest: string) => unknown, multiple: boolean): Row[] {
  const columns = pairs.map(([org, dest]) => {
    const text = textOf(valueOf(dest));
    return [org, multiple ? text.split(',') : [text]] as const;
  });
  const [first] = columns;
  if (!first || first[1].every((text) => text === '')) return [];
  return first[1].map((_, index) => ({
    ...Object.fromEntries(columns.map(([org, texts]) => [org, texts[index] ?? ''])),
    id: `held ${index}`,
    [ownId]: columns.find(([org]) => org === 'id')?.[1][index] ?? null,
  }));
}

/** True if a row corresponds to one that was reconstructed from a field's values. */
export function isHeld(pairs: readonly PopupPair[], held: Row, row: Row): boolean {
  return (
    textOf(held.id).startsWith('held ') &&
    pairs.every(([org]) => textOf(reportValue(held, org)) === textOf(reportValue(row, org)))
  );
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
