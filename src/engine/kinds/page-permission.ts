import type { SourceDocument } from '../../schema/documents/document.ts';
import { readString } from '../values/index.ts';
import { kindMeaning } from './kinds.ts';

/** The permission to open a page: the one that its kind asks for, or that to list its model's records. */
export function pagePermission(document: SourceDocument, models: ReadonlyMap<string, { permission: string }>): string {
  const { id, kind, body } = document;
  const model = kind === 'model' ? id : (readString(body.model) ?? id);
  return (
    kindMeaning(kind).permission?.(document) ?? `${models.get(model)?.permission ?? model.replaceAll('/', ':')}:list`
  );
}
