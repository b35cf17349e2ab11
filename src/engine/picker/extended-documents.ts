import { documentKey, type DocumentSet, type SourceDocument } from '../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { own, readObject, readObjects, readString, readText } from '../values/index.ts';

/**
 * Returns the documents with the model extended by the fields that a picker's columns and search define themselves
 * (those with a `title`); if there is no such model, it consists of these fields alone.
 */
export function extendedDocuments(
  documents: DocumentSet,
  model: string,
  picker: { title: string; body: JsonObject; fields?: Record<string, JsonObject> | undefined },
): DocumentSet {
  const key = documentKey(model, 'model');
  const found = documents.get(key);
  const known = readObject(readObject(found?.body.schema).properties);
  const said = [...fieldsOf(picker.body.columns, 'key'), ...fieldsOf(picker.body.search, 'field')];
  const missing = [...said, ...Object.entries(picker.fields ?? {})].filter(([name]) => own(known, name) === undefined);
  if (found && missing.length === 0) return documents;
  const base = found?.body ?? { kind: 'model', formatVersion: 1, title: picker.title, page: false };
  const schema = {
    type: 'object',
    ...readObject(base.schema),
    properties: { ...known, ...Object.fromEntries(missing) },
  };
  const rest = found ?? { key, id: model, kind: 'model' as const, hash: '', problems: [] };
  const extended: SourceDocument = { ...rest, body: { ...base, schema } };
  return {
    get: (wanted) => (wanted === key ? extended : documents.get(wanted)),
    keys: () => (found ? documents.keys() : [...documents.keys(), key]),
  };
}

const formats = new Set(['date', 'date-time', 'time', 'text']);

function fieldsOf(items: JsonValue | undefined, nameKey: 'key' | 'field'): [string, JsonObject][] {
  return readObjects(items).flatMap(({ item }): [string, JsonObject][] => {
    const name = readString(item[nameKey]);
    const title = readText(item.title);
    if (name === undefined || title === undefined) return [];
    const dictionary = readString(item.dictCode) ?? readString(item.dict);
    const format = readString(item.format) ?? '';
    return [
      [
        name,
        {
          type: 'string',
          title,
          ...(formats.has(format) && { format }),
          ...(dictionary !== undefined && { 'x-dict': dictionary }),
        },
      ],
    ];
  });
}
