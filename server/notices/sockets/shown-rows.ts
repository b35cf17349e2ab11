import { isPlainObject } from 'es-toolkit';

import { readString } from '../../../src/engine/values/index.ts';
import { splitDocumentKey } from '../../../src/schema/documents/document.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Person } from '../../http/index.ts';
import { contextOfPerson, type RecordEngine } from '../../records/index.ts';

/** Returns the `args` of a message about a changed row that the person on the page may see; undefined for none. */
export type ShownRows = (person: Person, page: string, args: readonly unknown[]) => Promise<unknown[] | undefined>;

/** Returns the model and the record of a page; its id is the document's key, optionally with `~` and a record. */
export function placeOf(catalogue: Catalogue, page: string): { model: string | undefined; record: string | undefined } {
  const [key = '', record] = page.split('~', 2);
  const parts = splitDocumentKey(key);
  const { documents, models } = catalogue.current();
  const body = parts && documents.get(`${parts.id}.${parts.kind}`)?.body;
  const model = parts?.kind === 'model' ? parts.id : (readString(body?.['model']) ?? parts?.id);
  return { model: model !== undefined && models.has(model) ? model : undefined, record };
}

/**
 * Filters messages about rows by the receiver's data rules. A row of a list is sent as the receiver would read it, and
 * a line only with its record, both without the texts of references. For a hidden row, only the id is sent.
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
