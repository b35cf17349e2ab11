import type { DocumentSet, SourceDocument } from '../../documents/document.ts';
import { fromPointer, readItems, readObject, readString, type JsonObject, type JsonValue } from '../../json/index.ts';
import { bodyOf, fieldsOf, lineModelOf } from '../lookups.ts';
import type { RenamedValue } from '../renamed.ts';
import { visitDocument } from '../visit-document.ts';

export interface ValueColumn {
  model: string;
  field: string;
}

/** Returns the `states` of a model as written. */
export function statesIn(documents: DocumentSet, model: string): JsonObject {
  return readObject(bodyOf(documents, model, 'model')['states']);
}

/** Returns the document of the dictionary with that code. */
export function dictionaryOfCode(documents: DocumentSet, code: JsonValue | undefined): SourceDocument | undefined {
  if (typeof code !== 'string') return undefined;
  const all = [...documents.keys()].flatMap((key) => documents.get(key) ?? []);
  return all.find(({ kind, body }) => kind === 'dictionary' && body['code'] === code);
}

/**
 * Returns the dictionary item behind a state whose field has its options from a dictionary in the documents, else the
 * value itself.
 */
export function itemBehind(documents: DocumentSet, value: RenamedValue): RenamedValue {
  if (value.sort === 'item') return value;
  const { field } = statesIn(documents, value.model);
  const code = readString(readObject(fieldsOf(documents, value.model)[String(field)])['x-dict']);
  const isItem = itemsOf(dictionaryOfCode(documents, code)).includes(value.name);
  return code !== undefined && isItem ? { sort: 'item', dictionary: code, name: value.name } : value;
}

/** Returns the values of the items of a dictionary. */
export function itemsOf(dictionary: SourceDocument | undefined): string[] {
  return readItems(dictionary?.body['items']).map(({ value }) => String(value));
}

/**
 * Returns the fields that can contain the value: that of the state, or all that have their options from the dictionary.
 */
export function valueColumns(documents: DocumentSet, value: RenamedValue): ValueColumn[] {
  if (value.sort === 'state') return [{ model: value.model, field: String(statesIn(documents, value.model)['field']) }];
  const columns = new Map<string, ValueColumn>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (document?.kind !== 'model') continue;
    visitDocument(document, documents, {
      reference(named) {
        const [schema, properties, field] = fromPointer(named.pointer);
        const isOfField = schema === 'schema' && properties === 'properties' && typeof field === 'string';
        if (named.sort !== 'dictionary' || named.name !== value.dictionary || !isOfField) return;
        columns.set(`${document.id} ${field}`, { model: document.id, field });
      },
    });
  }
  return [...columns.values()];
}

/**
 * Returns the models for which a state name in a document refers to these columns: their models, and those of their
 * lines.
 */
export function stateModels(documents: DocumentSet, columns: readonly ValueColumn[]): ReadonlySet<string> {
  const models = new Set<string>();
  const add = (model: string): void => {
    if (models.has(model)) return;
    models.add(model);
    for (const field of Object.keys(fieldsOf(documents, model))) {
      const lines = lineModelOf(documents, model, field);
      if (lines !== undefined) add(lines);
    }
  };
  for (const { model, field } of columns) if (statesIn(documents, model)['field'] === field) add(model);
  return models;
}
