import { groupBy } from 'es-toolkit';

import type { DocumentKey, DocumentSet } from '../../documents/document.ts';
import { fromPointer, readAt, readObject, type JsonValue } from '../../json/index.ts';
import type { Patch } from '../../tree/index.ts';
import { declarationOf, fieldUses } from '../field-uses.ts';
import type { FieldUse, Renamed } from '../renamed.ts';

export interface RenamedPlace {
  document: DocumentKey;
  pointer: string;
  atKey: boolean;
  before: string;
  after: string;
}

export interface DocumentRenaming {
  document: DocumentKey;
  patches: Patch[];
  places: RenamedPlace[];
}

/** A renaming: its changes, and the places that may or may not refer to the renamed thing. */
export interface Renaming {
  renamed: Renamed;
  to: string;
  changes: DocumentRenaming[];
  unsure: RenamedPlace[];
}

/**
 * Returns the patches, by document, that rename a field of a model wherever documents use it: its declaration, keys,
 * texts, comma lists and expressions.
 */
export function renameField(
  documents: DocumentSet,
  model: string,
  from: string,
  to: string,
): ReadonlyMap<DocumentKey, Patch[]> {
  return patchesOf(documents, [declarationOf(model, from), ...fieldUses(documents, model, from)], to);
}

/** Returns the patches, by document, that write another name at these places. */
export function patchesOf(
  documents: DocumentSet,
  uses: readonly FieldUse[],
  to: string,
): ReadonlyMap<DocumentKey, Patch[]> {
  const byDocument = groupBy(uses, ({ document }) => document);
  const patches = Object.values(byDocument).flatMap((inDocument): [DocumentKey, Patch[]][] => {
    const key = inDocument[0]?.document;
    if (key === undefined) return [];
    const body = documents.get(key)?.body ?? {};
    return [[key, [...textPatches(body, inDocument, to), ...keyPatches(body, inDocument, to)]]];
  });
  return new Map(patches);
}

function textPatches(body: JsonValue, uses: readonly FieldUse[], to: string): Patch[] {
  const texts = groupBy(
    uses.filter(({ atKey }) => !atKey),
    ({ pointer }) => pointer,
  );
  return Object.entries(texts).flatMap(([pointer, inText]): Patch[] => {
    const path = fromPointer(pointer);
    const text = readAt(body, path);
    if (typeof text !== 'string') return [];
    return [{ op: 'set', path, value: textWith(text, inText, to) }];
  });
}

/** Replaces the name at these places of a text, the last place first, so that the indexes of the others stay valid. */
export function textWith(text: string, uses: readonly FieldUse[], to: string): string {
  const places = [...new Map(uses.map((use) => [use.start, use])).values()].toSorted((a, b) => b.start - a.start);
  return places.reduce((rest, { start, end, renamed }) => rest.slice(0, start) + renamed(to) + rest.slice(end), text);
}

/** Renames keys within keys first, so that the paths of the outer ones stay valid. */
function keyPatches(body: JsonValue, uses: readonly FieldUse[], to: string): Patch[] {
  const keys = groupBy(
    uses.filter(({ atKey }) => atKey),
    ({ pointer }) => pointer,
  );
  const places = Object.entries(keys).map(([pointer, inKey]) => ({ from: fromPointer(pointer), inKey }));
  return places
    .toSorted((a, b) => b.from.length - a.from.length)
    .flatMap(({ from, inKey }): Patch[] => {
      const container = from.slice(0, -1);
      const name = String(from.at(-1));
      const index = Object.keys(readObject(readAt(body, container))).indexOf(name);
      return index < 0 ? [] : [{ op: 'move', from, to: container, index, key: textWith(name, inKey, to) }];
    });
}

/** Returns one place for each text and each key, in the order of the uses. */
export function placesOf(documents: DocumentSet, uses: readonly FieldUse[], to: string): RenamedPlace[] {
  const byPlace = Object.values(groupBy(uses, ({ document, pointer, atKey }) => `${document} ${pointer} ${atKey}`));
  return byPlace.flatMap((here): RenamedPlace[] => {
    const [first] = here;
    if (!first) return [];
    const { document, pointer, atKey } = first;
    const path = fromPointer(pointer);
    const text = atKey ? String(path.at(-1)) : readAt(documents.get(document)?.body ?? {}, path);
    if (typeof text !== 'string') return [];
    return [{ document, pointer, atKey, before: text, after: textWith(text, here, to) }];
  });
}
