import { scalarText } from '../exact-json.ts';
import type { SampleRecord } from './sample-record.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { isUsualTitle } from './usual-titles.ts';

/** The minimum agreement between the values of a field and those of its column (harmonic mean of both shares). */
const enough = 0.5;

/** The agreement of a field and an empty column whose names mean the same. */
const byWords = 0.3;

const onlyOrder = 0.01;

interface Matching {
  score: number;
  titles: readonly (readonly [field: string, title: string])[];
}

/**
 * Finds the titles of fields in an exported sheet. Columns have the values of their fields and follow the order in
 * which the fields are declared. A column without values is assigned only if exactly one field fits.
 * @param fields The fields in the order of a record's members.
 */
export function matchTitles(
  fields: readonly string[],
  records: readonly SampleRecord[],
  columns: readonly SheetColumn[],
): ReadonlyMap<string, string> {
  const scores = fields.map((field) => columns.map((column) => agreement(field, records, column)));
  const best = bestFrom(scores, { fields, columns });
  const isEmpty = (title: string) =>
    columns.find((column) => column.title === title)?.cells.every((cell) => cell === '');
  const titles = new Map(best);
  // An empty column could belong to any of several empty fields between the same neighbors.
  for (const [field, title] of best)
    if (isEmpty(title) === true && !isUsualTitle(field, title) && rivals(field, { fields, records, titles }) > 0)
      titles.delete(field);
  return titles;
}

function bestFrom(
  scores: readonly (readonly number[])[],
  { fields, columns }: { fields: readonly string[]; columns: readonly SheetColumn[] },
): Matching['titles'] {
  const none: Matching = { score: 0, titles: [] };
  let below: Matching[] = Array.from({ length: columns.length + 1 }, () => none);
  for (let field = fields.length - 1; field >= 0; field -= 1) {
    const row: Matching[] = Array.from({ length: columns.length + 1 }, () => none);
    for (let column = columns.length - 1; column >= 0; column -= 1) {
      const score = scores[field]?.[column] ?? 0;
      const after = below[column + 1] ?? none;
      const taken: Matching = {
        score: score + after.score,
        titles: [[fields[field] ?? '', columns[column]?.title ?? ''], ...after.titles],
      };
      const [skipField, skipColumn] = [below[column] ?? none, row[column + 1] ?? none];
      const skipped = skipField.score >= skipColumn.score ? skipField : skipColumn;
      row[column] = score > 0 && taken.score > skipped.score ? taken : skipped;
    }
    below = row;
  }
  return below[0]?.titles ?? [];
}

function rivals(
  field: string,
  {
    fields,
    records,
    titles,
  }: { fields: readonly string[]; records: readonly SampleRecord[]; titles: ReadonlyMap<string, string> },
): number {
  const at = fields.indexOf(field);
  const isOpen = (name: string) => !titles.has(name) && textsOf(name, records).length === 0;
  let count = 0;
  for (let index = at - 1; index >= 0 && !titles.has(fields[index] ?? ''); index -= 1)
    if (isOpen(fields[index] ?? '')) count += 1;
  for (let index = at + 1; index < fields.length && !titles.has(fields[index] ?? ''); index += 1)
    if (isOpen(fields[index] ?? '')) count += 1;
  return count;
}

function agreement(field: string, records: readonly SampleRecord[], { title, cells }: SheetColumn): number {
  const texts = textsOf(field, records).map((each) => each.map(plain));
  const written = new Set(cells.filter((cell) => cell !== '').map(plain));
  const words = isUsualTitle(field, title) ? byWords : 0;
  if (texts.length === 0 && written.size === 0) return words || onlyOrder;
  if (texts.length === 0 || written.size === 0) return words;
  const values = new Set(texts.flat());
  const found = texts.filter((each) => each.some((text) => written.has(text))).length / texts.length;
  const explained = [...written].filter((text) => values.has(text)).length / written.size;
  const both = found + explained === 0 ? 0 : (2 * found * explained) / (found + explained);
  return both >= enough ? both + words : words;
}

function textsOf(field: string, records: readonly SampleRecord[]): string[][] {
  return records.flatMap((record) => {
    const value = scalarText(record[field]) ?? '';
    const text = scalarText(record[`${field}_dictText`]);
    return value === '' ? [] : [text === undefined ? [value] : [value, text]];
  });
}

/**
 * Normalizes numbers by removing trailing zeros, and times to minutes and seconds, because the sheet may use another
 * time zone.
 */
function plain(text: string): string {
  const time = /^\d{4}-\d\d-\d\d \d\d:(\d\d:\d\d)$/.exec(text);
  if (time) return `time ${time[1] ?? ''}`;
  return text !== '' && /^-?[\d.]+$/.test(text.trim()) ? String(Number(text)) : text.trim();
}
