import { isPlainObject } from 'es-toolkit';
import { readString } from '../../../src/engine/values/index.ts';
import { splitDocumentKey } from '../../../src/schema/documents/document.ts';

import type { Catalogue } from '../../catalogue/index.ts';
import type { Person } from '../../http/index.ts';
import { contextOfPerson, type RecordEngine } from '../../records/index.ts';

/** What of a frame about a changed row a person on the page may be told: its `args`; undefined for nothing. */
export type ShownRows = (person: Person, page: string, args: readonly unknown[]) => Promise<unknown[] | undefined>;

/** Finds the model and the record of a page; its id is the document's key, perhaps with `~` and a record. */
export function placeOf(catalogue: Catalogue, page: string): { model: string | undefined; record: string | undefined } {
  const [key = '', record] = page.split('~', 2);
  const parts = splitDocumentKey(key);
  const { documents, models } = catalogue.current();
  const body = parts && documents.get(`${parts.id}.${parts.kind}`)?.body;
  const model = parts?.kind === 'model' ? parts.id : (readString(body?.['model']) ?? parts?.id);
  return { model: model !== undefined && models.has(model) ? model : undefined, record };
}

/**
 * Narrows what others send about rows by the receiver's data rules: a row of a list comes as the receiver would read
 * it, a line only with its record, and without the texts of what it refers to. Of a hidden row nothing comes but the id.
 */
export function shownRows(catalogue: Catalogue, engine: RecordEngine): ShownRows {
  return async (person, page, args) => {
    const { model, record } = placeOf(catalogue, page);
    const [row, ...more] = args;
    if (!person.conditions || model === undefined || !isPlainObject(row)) return [...args];
    const context = contextOfPerson(person);
    const { id } = row;
    if (record !== undefined)
      return (await engine.shown(model, [record], context)).has(record) ? [withoutTexts(row), ...more] : undefined;
    if (typeof id !== 'string' || Object.keys(row).length <= 1) return [{ id: id ?? null }, ...more];
    const { records } = await engine.list(model, { id: `eq ${id}`, pageSize: '1' }, context);
    return [records[0] ?? { id }, ...more];
  };
}

function withoutTexts(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !/_dict(?:Text|Mark)$/.test(name)));
}
