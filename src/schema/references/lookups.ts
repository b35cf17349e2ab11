import { documentKey, type DocumentKind, type DocumentSet } from '../documents/document.ts';
import { readAt, readObject, readString, type JsonObject, type JsonValue } from '../json/index.ts';

/** Returns the body of a document; empty if there is none. */
export function bodyOf(documents: DocumentSet, id: string | undefined, kind: DocumentKind): JsonObject {
  return id === undefined ? {} : (documents.get(documentKey(id, kind))?.body ?? {});
}

/** Returns the fields that a model declares, as written. */
export function fieldsOf(documents: DocumentSet, model: string | undefined): JsonObject {
  return readObject(readAt(bodyOf(documents, model, 'model'), ['schema', 'properties']));
}

/** Returns the line model of a field; without a name, of the first field with lines. */
export function lineModelOf(documents: DocumentSet, model: string | undefined, field?: string): string | undefined {
  const fields = fieldsOf(documents, model);
  const lines = (each: JsonValue | undefined) => readString(readObject(readObject(each)['x-child'])['model']);
  if (field !== undefined) return Object.hasOwn(fields, field) ? lines(fields[field]) : undefined;
  return Object.values(fields).map(lines).find(Boolean);
}

/** Returns the model behind a picker, a query, a list, a form or a dialog with one of these. */
export function modelBehind(documents: DocumentSet, id: string | undefined, kind: DocumentKind): string | undefined {
  const body = bodyOf(documents, id, kind);
  const query = readString(body['query']);
  return readString(body['model']) ?? (query === undefined ? undefined : modelBehind(documents, query, 'query'));
}
