import { readObjects, readString, readText } from '../../../src/engine/values/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';

export type OwnDictionaries = ReadonlyMap<string, readonly ExactJson[]>;

export function ownDictionaries(documents: DocumentSet): OwnDictionaries {
  const bodies = [...documents.keys()].flatMap((key) =>
    key.endsWith('.dictionary') ? [documents.get(key)?.body ?? {}] : [],
  );
  return new Map(
    bodies.flatMap((body) => {
      const code = readString(body['code']);
      return code === undefined ? [] : [[code, readObjects(body['items']).map(({ item }) => itemOf(item))] as const];
    }),
  );
}

function itemOf(item: JsonObject): ExactJson {
  const text = readText(item['text']) ?? '';
  const color = readString(item['color']);
  return {
    value: readString(item['value']) ?? '',
    text,
    title: text,
    label: text,
    ...(color !== undefined && { color }),
  };
}

/** Adds the dictionaries that the back end lacks to the dictionaries by code of an answer. */
export function withOwnDictionaries(dictionaries: ExactJson, own: OwnDictionaries): ExactJson {
  return isMembers(dictionaries) ? { ...Object.fromEntries(own), ...dictionaries } : dictionaries;
}

/** Returns the items of our own dictionary if the back end answers none for its code. */
export function itemsOr(json: ExactJson, code: string, own: OwnDictionaries): ExactJson {
  if (!isMembers(json)) return json;
  const { result } = json;
  const isEmpty = result === null || (Array.isArray(result) && result.length === 0);
  return isEmpty && own.has(code) ? { ...json, result: own.get(code) } : json;
}
