import type { DocumentSet } from '../../schema/documents/document.ts';
import { readObject } from '../values/index.ts';

/** The first model and field whose `x-child` names that model, by key order; undefined where none does. */
export function findParent(id: string, documents: DocumentSet): { model: string; field: string } | undefined {
  for (const key of documents.keys()) {
    if (!key.endsWith('.model')) continue;
    const fields = fieldsOf(key, documents);
    const field = Object.keys(fields).find((name) => readObject(readObject(fields[name])['x-child']).model === id);
    if (field !== undefined) return { model: key.slice(0, -'.model'.length), field };
  }
  return undefined;
}

/** The name of the first field of a model that holds lines. */
export function firstChildField(id: string, documents: DocumentSet): string | undefined {
  const entries = Object.entries(fieldsOf(`${id}.model`, documents));
  return entries.find(([, source]) => readObject(source)['x-child'] !== undefined)?.[0];
}

function fieldsOf(key: string, documents: DocumentSet) {
  return readObject(readObject(documents.get(key as `${string}.model`)?.body.schema).properties);
}
