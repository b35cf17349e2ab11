import { once } from 'es-toolkit';

import { matchKeys, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import type { ImportRow } from '../../records/index.ts';
import type { SheetRow } from './read-records.ts';

export interface PlacedValues {
  line: Pick<ImportRow, 'values' | 'labels'>;
  row: Pick<SheetRow, 'row' | 'file'>;
}

/** Returns the message for a unique field (the first visible one of those that are unique together) of a record. */
export type RepeatedMessage = (name: string, line: PlacedValues['line']) => string | undefined;

/**
 * Creates the messages for values that must be unique and are not. They name the values, and the row of `others` with
 * the same ones if they are repeated within the file and not in a saved record; undefined if no unique field has that
 * name.
 * @param others the records or lines of the files that were not refused.
 */
export function repeatedMessages(
  model: Pick<ResolvedModel, 'fields'>,
  others: readonly PlacedValues[],
): RepeatedMessage {
  const keys = matchKeys(model).map((fields) => ({ fields, rows: once(() => firstRows(fields, others)) }));
  return (name, line) => {
    const named = keys.filter(({ fields }) => firstShown(fields)?.name === name);
    for (const { fields, rows } of named) {
      const row = rows().get(keyOf(fields, line));
      if (row) return say('{titles}与{place}重复', { titles: namedValues(fields, line), place: placeIn(row) });
    }
    const [key, ...more] = named;
    if (!key || more.length > 0) return undefined;
    return say('{titles}已存在，不能重复', { titles: namedValues(key.fields, line) });
  };
}

function firstRows(
  fields: readonly ResolvedField[],
  others: readonly PlacedValues[],
): ReadonlyMap<string | undefined, PlacedValues['row']> {
  const rows = new Map<string | undefined, PlacedValues['row']>();
  for (const { line, row } of others) {
    const key = keyOf(fields, line);
    if (key !== undefined && !rows.has(key)) rows.set(key, row);
  }
  return rows;
}

function shownIn(fields: readonly ResolvedField[]): readonly ResolvedField[] {
  const shown = fields.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : fields;
}

function firstShown(fields: readonly ResolvedField[]): ResolvedField | undefined {
  return shownIn(fields)[0];
}

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
