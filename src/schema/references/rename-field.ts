import { groupBy } from 'es-toolkit';

import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { fromPointer, type JsonValue, readAt, readObject, toPointer } from '../json/index.ts';
import type { Patch } from '../tree/index.ts';
import { type FieldUse, fieldUses } from './field-uses.ts';

/**
 * The patches, by document, that give a field of a model another name wherever documents use it: its declaration, keys,
 * texts, comma lists and expressions. Columns of the database are not renamed.
 */
export function renameField(
  documents: DocumentSet,
  model: string,
  from: string,
  to: string,
): ReadonlyMap<DocumentKey, Patch[]> {
  const declaration: FieldUse = {
    ...{ document: documentKey(model, 'model'), pointer: `/schema/properties${toPointer([from])}`, atKey: true },
    ...{ start: 0, end: from.length, renamed: (name) => name },
  };
  const byDocument = groupBy([declaration, ...fieldUses(documents, model, from)], ({ document }) => document);
  const patches = Object.values(byDocument).flatMap((uses): [DocumentKey, Patch[]][] => {
    const key = uses[0]?.document;
    if (key === undefined) return [];
    const body = documents.get(key)?.body ?? {};
    return [[key, [...textPatches(body, uses, to), ...keyPatches(body, uses, to)]]];
  });
  return new Map(patches);
}

/** One patch for each text; the later places of one text first, so that the earlier ones hold. */
function textPatches(body: JsonValue, uses: readonly FieldUse[], to: string): Patch[] {
  const texts = groupBy(
    uses.filter(({ atKey }) => !atKey),
    ({ pointer }) => pointer,
  );
  return Object.entries(texts).flatMap(([pointer, inText]): Patch[] => {
    const path = fromPointer(pointer);
    const text = readAt(body, path);
    if (typeof text !== 'string') return [];
    const places = [...new Map(inText.map((use) => [use.start, use])).values()].toSorted((a, b) => b.start - a.start);
    const value = places.reduce((rest, { start, end, renamed }) => {
      return rest.slice(0, start) + renamed(to) + rest.slice(end);
    }, text);
    return [{ op: 'set', path, value }];
  });
}

/** Keys within keys first, so that the paths of the outer ones hold. */
function keyPatches(body: JsonValue, uses: readonly FieldUse[], to: string): Patch[] {
  const pointers = new Set(uses.filter(({ atKey }) => atKey).map(({ pointer }) => pointer));
  const paths = [...pointers].map(fromPointer).toSorted((a, b) => b.length - a.length);
  return paths.flatMap((from): Patch[] => {
    const container = from.slice(0, -1);
    const index = Object.keys(readObject(readAt(body, container))).indexOf(String(from.at(-1)));
    return index < 0 ? [] : [{ op: 'move', from, to: container, index, key: to }];
  });
}
