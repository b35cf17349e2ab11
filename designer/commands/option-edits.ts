import { readText } from '../../src/engine/values/index.ts';
import { currentLocale } from '../../src/locale/index.ts';
import { isJsonObject, type JsonScalar, type JsonValue } from '../../src/schema/json/index.ts';

/** An option that is being edited: its label, and its form in the document if it exists there already. */
export interface OptionRow {
  label: string;
  value: JsonScalar;
  written?: JsonValue;
}

/** Returns the options of a field as rows. */
export function optionRows(options: JsonValue | undefined): OptionRow[] {
  const items = Array.isArray(options) ? options : [];
  return items.flatMap((item): OptionRow[] => {
    if (!isJsonObject(item)) return Array.isArray(item) ? [] : [{ label: String(item), value: item, written: item }];
    const value = item['value'];
    if (value === undefined || Array.isArray(value) || isJsonObject(value)) return [];
    return [{ label: readText(item['label']) ?? String(value), value, written: item }];
  });
}

/**
 * Returns the rows as options of a document. Unchanged options keep their form, and rows without a label are left out.
 */
export function optionsOfRows(rows: readonly OptionRow[]): JsonValue[] {
  return rows.filter(({ label }) => label.trim() !== '').map(optionOf);
}

/** Returns the rows with new ones inserted after one of them, one per line; `value|label` sets both. */
export function withLines(rows: readonly OptionRow[], at: number, text: string): OptionRow[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const added: OptionRow[] = [];
  for (const line of lines.filter((each) => each !== '')) {
    const [value, label] = line.includes('|')
      ? [line.slice(0, line.indexOf('|')), line.slice(line.indexOf('|') + 1)]
      : [];
    const isFree = value !== undefined && ![...rows, ...added].some((row) => String(row.value) === value.trim());
    added.push({
      label: (label ?? line).trim(),
      value: isFree ? valueLike(rows, value.trim()) : freeValue([...rows, ...added]),
    });
  }
  return rows.toSpliced(at + 1, 0, ...added);
}

/** Returns the rows with an empty one inserted after one of them. */
export function withRow(rows: readonly OptionRow[], at: number): OptionRow[] {
  return rows.toSpliced(at + 1, 0, { label: '', value: freeValue(rows) });
}

function optionOf({ label, value, written }: OptionRow): JsonValue {
  const words = label.trim();
  if (!isJsonObject(written))
    return written !== undefined && String(written) === words ? written : { value, label: words };
  const said = written['label'];
  if ((readText(said) ?? String(value)) === words) return written;
  return { ...written, label: isJsonObject(said) ? { ...said, [currentLocale()]: words } : words };
}

function freeValue(rows: readonly OptionRow[]): JsonScalar {
  const taken = new Set(rows.map(({ value }) => String(value)));
  let number = rows.length + 1;
  while (taken.has(String(number))) number += 1;
  return valueLike(rows, String(number));
}

function valueLike(rows: readonly OptionRow[], text: string): JsonScalar {
  const isNumeric = rows.length > 0 && rows.every(({ value }) => typeof value === 'number');
  return isNumeric && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
