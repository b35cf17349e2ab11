import type { ColumnsColumn } from '../../../generated/documents.ts';
import { documentKey, type DocumentSet, type SourceDocument } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { oneSpelling } from '../columns/one-spelling.ts';
import type { BodyOf, Gated } from '../gate/index.ts';
import { localText, own, readObject } from '../values/index.ts';

/**
 * Returns the documents with the model extended by the fields that a picker's columns and search define themselves
 * (those with a `title`); if there is no such model, it consists of these fields alone.
 */
export function extendedDocuments(
  documents: DocumentSet,
  model: string,
  {
    title,
    body,
    fields = {},
  }: { title: string; body: Gated<BodyOf<'picker'>>; fields?: Record<string, JsonObject> | undefined },
): DocumentSet {
  const key = documentKey(model, 'model');
  const found = documents.get(key);
  const written = readObject(found?.body.schema);
  const known = readObject(written.properties);
  const missing = [...fieldsOf(body), ...Object.entries(fields)].filter(([name]) => own(known, name) === undefined);
  if (found && missing.length === 0) return documents;
  const base = found?.body ?? { kind: 'model', formatVersion: 1, title, page: false };
  const schema = {
    type: 'object',
    ...written,
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

function fieldsOf({ columns, search }: Gated<BodyOf<'picker'>>): [string, JsonObject][] {
  return [
    ...objectsIn(columns).flatMap(({ key, ...column }) => fieldOf(key, column)),
    ...objectsIn(search).flatMap(({ field, title }) => fieldOf(field, { title })),
  ];
}

function objectsIn<Item extends object>(items: string | (string | Item | null)[] | undefined): Item[] {
  return Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : [];
}

type Column = Gated<ColumnsColumn>;

function fieldOf(
  name: string | undefined,
  column: Pick<Column, 'title' | 'dictCode' | 'dict' | 'format'>,
): [string, JsonObject][] {
  const title = localText(column.title);
  if (name === undefined || title === undefined) return [];
  const { dictionary, format = '' } = oneSpelling(column);
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
}
