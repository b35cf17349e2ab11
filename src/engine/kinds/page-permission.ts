import { documentKey, type DocumentSet, type SourceDocument } from '../../schema/documents/document.ts';
import { permissionPrefix } from '../../schema/kinds/kinds.ts';
import { readString } from '../values/index.ts';
import { kindMeaning } from './kinds.ts';

/** Returns the permission to open a page: the one that its kind requires, or the one to list its model's records. */
export function pagePermission(document: SourceDocument, documents: DocumentSet): string {
  const { id, kind, body } = document;
  const model = kind === 'model' ? id : (readString(body.model) ?? id);
  const prefix = permissionPrefix(model, documents.get(documentKey(model, 'model'))?.body);
  return kindMeaning(kind).permission?.(document) ?? `${prefix}:list`;
}
