import { compareTexts } from '../../values/index.ts';
import type { GridData, GridRecord, GridRow } from '../rows/index.ts';

/** The user's view of the rows: sort order, filters and group headings. The rows themselves are not changed. */
export interface Arrangement {
  sort?: { column: string; order: 'asc' | 'desc' };
  /** The texts that are shown, by column; a column without an entry shows all. */
  filters?: ReadonlyMap<string, ReadonlySet<string>>;
  group?: string;
}

export interface ArrangeBy {
  textOf(column: string, record: GridRecord): string;
  /** Returns the number to sort by; undefined for values that are sorted by their text. */
  numberOf(column: string, record: GridRecord): number | undefined;
}

/** The keys of the visible rows in order; `headings` by key, if they are grouped. */
export interface ArrangedKeys {
  keys: readonly string[];
  headings?: ReadonlyMap<string, string>;
}

/** True if the arrangement shows all rows in their own order. */
export function isPlainArrangement({ sort, filters, group }: Arrangement): boolean {
  return sort === undefined && group === undefined && (filters === undefined || filters.size === 0);
}

/** Arranges the current rows. Rows that are edited later keep their places until they are arranged again. */
export function arrangeRows(data: GridData, arrangement: Arrangement, by: ArrangeBy): ArrangedKeys {
  const { sort, filters, group } = arrangement;
  const wanted = [...(filters ?? [])];
  const rows = data.rows.filter(({ record }) =>
    wanted.every(([column, texts]) => texts.has(by.textOf(column, record))),
  );
  const sorted = sort ? sortedBy(rows, sort, by) : rows;
  if (group === undefined) return { keys: sorted.map(({ key }) => key) };
  const headings = new Map(sorted.map(({ key, record }) => [key, by.textOf(group, record)]));
  const positions = new Map(
    [...new Set(headings.values())].toSorted(compareTexts).map((text, position) => [text, position]),
  );
  const positionOf = (key: string) => positions.get(headings.get(key) ?? '') ?? 0;
  const keys = sorted.map(({ key }) => key).toSorted((left, right) => positionOf(left) - positionOf(right));
  return { keys, headings };
}

function sortedBy(rows: readonly GridRow[], sort: NonNullable<Arrangement['sort']>, by: ArrangeBy): readonly GridRow[] {
  const sign = sort.order === 'asc' ? 1 : -1;
  const marked = rows.map((row) => ({
    row,
    number: by.numberOf(sort.column, row.record),
    text: by.textOf(sort.column, row.record),
  }));
  // Empty values come last in both directions.
  marked.sort((left, right) => {
    if (left.text === '' || right.text === '') return Number(left.text === '') - Number(right.text === '');
    if (left.number !== undefined && right.number !== undefined) return sign * (left.number - right.number);
    return sign * compareTexts(left.text, right.text);
  });
  return marked.map(({ row }) => row);
}

/**
 * Updates arranged rows after rows were added, removed or moved: removed rows are dropped, and new ones are placed
 * after the row that they follow in the table. `known` are the rows at the time of arranging.
 */
export function followRows(arranged: ArrangedKeys, known: GridData, data: GridData): ArrangedKeys {
  const keys = arranged.keys.filter((key) => data.positions.has(key));
  const headings = arranged.headings && new Map(arranged.headings);
  const shown = new Set(keys);
  data.rows.keys().forEach((key, position) => {
    if (known.positions.has(key)) return;
    const before = data.rows.keyAt(position - 1);
    const at = before === undefined ? 0 : shown.has(before) ? keys.indexOf(before) + 1 : keys.length;
    keys.splice(at, 0, key);
    shown.add(key);
    headings?.set(key, headings.get(keys[at - 1] ?? keys[at + 1] ?? '') ?? '');
  });
  return { keys, ...(headings && { headings }) };
}
