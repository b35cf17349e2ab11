import { matchKeys, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import type { ImportRow } from '../../records/index.ts';
import type { SheetRow } from './read-records.ts';

/** The values of a record, or of one of its lines, and the row that they are from. */
export interface PlacedValues {
  line: Pick<ImportRow, 'values' | 'labels'>;
  row: Pick<SheetRow, 'row' | 'file'>;
}

/**
 * Returns the message for values that must be unique and are not. It names the values, and the row with the same ones
 * if they are repeated within the file and not in a saved record; undefined if no unique field has that name.
 * @param name the first visible field of those that are unique together.
 * @param others the records or lines of the files that were not refused.
 */
export function repeatedMessage(
  model: Pick<ResolvedModel, 'fields'>,
  name: string,
  line: PlacedValues['line'],
  others: readonly PlacedValues[],
): string | undefined {
  const keys = matchKeys(model).filter((fields) => firstShown(fields)?.name === name);
  const repeats = keys.flatMap((fields) => {
    const key = keyOf(fields, line);
    const other = key === undefined ? undefined : others.find((each) => keyOf(fields, each.line) === key);
    return other ? [{ fields, other }] : [];
  });
  const [repeat] = repeats;
  if (repeat) {
    const titles = namedValues(repeat.fields, line);
    return say('{titles}与{place}重复', { titles, place: placeIn(repeat.other.row) });
  }
  const [fields, ...more] = keys;
  if (!fields || more.length > 0) return undefined;
  return say('{titles}已存在，不能重复', { titles: namedValues(fields, line) });
}

function shownIn(fields: readonly ResolvedField[]): readonly ResolvedField[] {
  const shown = fields.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : fields;
}

function firstShown(fields: readonly ResolvedField[]): ResolvedField | undefined {
  return shownIn(fields)[0];
}

/** Returns the same text for the same values; undefined if all are empty. */
function keyOf(fields: readonly ResolvedField[], { values, labels }: PlacedValues['line']): string | undefined {
  const all = fields.map(({ name }) => labels[name] ?? values[name] ?? null);
  return all.every((value) => value === null) ? undefined : JSON.stringify(all);
}

function namedValues(fields: readonly ResolvedField[], line: PlacedValues['line']): string {
  const words = shownIn(fields).map((field) => {
    const value = shownValue(field, line);
    return value === undefined ? field.title : say('{title}“{value}”', { title: field.title, value });
  });
  return [words.slice(0, -1).join(say('、')), ...words.slice(-1)].filter((text) => text !== '').join(say('和'));
}

/** Returns the value as the sheet has it; undefined for a choice, of which only the stored value is known. */
function shownValue(field: ResolvedField, { values, labels }: PlacedValues['line']): string | undefined {
  const isChoice = field.options !== undefined || field.dictionary !== undefined;
  const value = labels[field.name] ?? (isChoice ? undefined : values[field.name]);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function placeIn({ file, row }: PlacedValues['row']): string {
  return file === undefined ? say('第 {row} 行', { row }) : say('“{file}”的第 {row} 行', { file, row });
}
