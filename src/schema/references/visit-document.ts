import type { DocumentSet, SourceDocument } from '../documents/document.ts';
import { documentKey } from '../documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/index.ts';
import { visitBodyOf } from './visit-kinds.ts';
import type { ReferenceVisitor } from './visitor.ts';

/**
 * Walks a document and tells the visitor of everything in it that names something else: documents, fields, dictionaries,
 * rules, permissions, actions, expressions. Wrong parts are passed over; it never throws.
 */
export function visitDocument(document: SourceDocument, documents: DocumentSet, visitor: ReferenceVisitor): void {
  const childModel = (model: string | undefined, field: string) => childModelOf(documents, model, field);
  visitBodyOf(document, { visitor, childModel, place: 'record' });
}

function childModelOf(documents: DocumentSet, model: string | undefined, field: string): string | undefined {
  if (model === undefined) return undefined;
  const body = documents.get(documentKey(model, 'model'))?.body;
  const child = member(member(member(member(body, 'schema'), 'properties'), field), 'x-child');
  const id = child?.['model'];
  return typeof id === 'string' ? id : undefined;
}

function member(value: JsonValue | undefined, key: string): JsonObject | undefined {
  const inner = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(inner) ? inner : undefined;
}
