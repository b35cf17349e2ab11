import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { isSamePlace } from './form-names.ts';
import type { FoundExpression, FoundReference } from './found.ts';
import { fieldsOf } from './lookups.ts';
import { mentions } from './mentions.ts';
import { isValue, nameOf, type FieldUse, type Renamed, type RenamedNode } from './renamed.ts';
import { createSurroundings } from './surroundings.ts';
import { usesInExpression } from './uses-in-expression.ts';
import { valueAtPointer, valueUses } from './values/index.ts';
import { visitDocument } from './visit-document.ts';

/**
 * The places that name the renamed thing, and those that read an equal name from a record of unknown model (`unsure`).
 */
export interface FieldUses {
  uses: FieldUse[];
  unsure: FieldUse[];
}

/** Returns every place where documents use that field: by name, in comma lists, as keys, and inside expressions. */
export function fieldUses(documents: DocumentSet, model: string, field: string): FieldUse[] {
  return usesOf(documents, { sort: 'field', model, name: field }).uses;
}

/** Returns every place where documents use the renamed thing, including the declaration of a form's node. */
export function usesOf(documents: DocumentSet, renamed: Renamed): FieldUses {
  if (isValue(renamed)) return valueUses(documents, renamed);
  const found: FieldUses = { uses: [], unsure: [] };
  const surroundings = createSurroundings(documents);
  const name = nameOf(renamed);
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document || !mentions(document.body, name)) continue;
    visitDocument(document, documents, {
      reference(named) {
        if (!isMeant(named, renamed)) return;
        const { pointer, atKey, start, end } = named;
        found.uses.push({ document: key, pointer, atKey, start, end, renamed: (to) => to });
      },
      expression(expression: FoundExpression) {
        const at = { document: key, pointer: expression.pointer, atKey: false };
        for (const { isUnsure, ...use } of usesInExpression(expression, key, renamed, surroundings))
          found[isUnsure ? 'unsure' : 'uses'].push({ ...at, ...use });
      },
    });
  }
  return found;
}

/**
 * Returns the renameable thing at a place of a document: at a key, a field declared by a model or used by a node of a
 * form, or a node that only the form has; at a text, a state of a model or the value of a dictionary item.
 * @returns undefined if there is none.
 */
export function nodeAtKey(documents: DocumentSet, key: DocumentKey, pointer: string): Renamed | undefined {
  const document = documents.get(key);
  let found: Renamed | undefined;
  if (!document) return undefined;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (document.kind === 'model' && declarationOf(document.id, name).pointer === pointer)
    return Object.hasOwn(fieldsOf(documents, document.id), name)
      ? { sort: 'field', model: document.id, name }
      : undefined;
  visitDocument(document, documents, {
    reference(named) {
      if (!named.atKey || named.pointer !== pointer) return;
      if (named.sort === 'field') found = { sort: 'field', model: named.model, name: named.name };
      if (named.sort === 'node') {
        const { form, path, isLayout } = named;
        found = { sort: 'node', form, path, ...(isLayout && { isLayout }) };
      }
    },
  });
  return found ?? valueAtPointer(documents, document, pointer);
}

/** Returns the place where a model declares a field. */
export function declarationOf(model: string, name: string): FieldUse {
  return {
    document: documentKey(model, 'model'),
    pointer: `/schema/properties/${name}`,
    atKey: true,
    start: 0,
    end: name.length,
    renamed: (to) => to,
  };
}

function isMeant(named: FoundReference, renamed: RenamedNode): boolean {
  if (named.sort === 'field')
    return renamed.sort === 'field' && named.model === renamed.model && named.name === renamed.name;
  if (named.sort !== 'node' || renamed.sort !== 'node') return false;
  return isSamePlace(named.form, renamed.form) && named.path === renamed.path && named.isLayout === renamed.isLayout;
}
