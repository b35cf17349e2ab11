import { snakeCase } from 'es-toolkit';

import { readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { scalarText } from '../exact-json.ts';
import type { SampleRecord } from './sample-record.ts';

export type Dictionaries = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readDictionaries(result: JsonValue | undefined): Dictionaries {
  if (!isJsonObject(result)) return new Map();
  return new Map(
    Object.entries(result).map(([code, items]) => [
      code,
      new Map(
        readObjects(items).map(({ item }) => [String(item['value'] ?? ''), readString(item['text']) ?? ''] as const),
      ),
    ]),
  );
}

/** A dictionary code, and `isList`, which is true if a value is a list of its items. */
export interface GuessedDictionary {
  code: string;
  isList: boolean;
}

/**
 * Guesses the dictionary of a field: the one whose texts the back end adds to its values, or the one with the field's
 * name that has all its values. Returns undefined if none fits, or if several fit and none has the field's name.
 */
export function guessDictionary(
  name: string,
  records: readonly SampleRecord[],
  dictionaries: Dictionaries,
): GuessedDictionary | undefined {
  const pairs = records.flatMap((record) => {
    const value = scalarText(record[name]);
    return value === undefined || value === '' ? [] : [{ value, text: scalarText(record[`${name}_dictText`]) }];
  });
  if (pairs.length === 0) return undefined;
  const isList = pairs.some(({ value }) => value.includes(','));
  const named = new Set([name, snakeCase(name)]);
  const hasTexts = pairs.some(({ text }) => text !== undefined);
  const fitting = [...dictionaries].filter(([code, items]) => {
    const isFitting = pairs.every(
      ({ value, text }) => textOf(value, items) !== undefined && (text === undefined || text === textOf(value, items)),
    );
    return isFitting && (hasTexts || named.has(code));
  });
  const found = fitting.find(([code]) => named.has(code)) ?? (fitting.length === 1 ? fitting[0] : undefined);
  return found && { code: found[0], isList };
}

function textOf(value: string, items: ReadonlyMap<string, string>): string | undefined {
  const texts = value.split(',').map((part) => items.get(part));
  return texts.includes(undefined) ? undefined : texts.join(',');
}
