import { readText } from '../../engine/values/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { isJsonObject } from '../../schema/json/index.ts';
import type { RequestTemplate } from '../registry/index.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Returns the call of a `request` document; undefined if there is no such document or it defines no call. */
export function requestTemplate(documents: DocumentSet, id: string): RequestTemplate | undefined {
  const body = documents.get(documentKey(id, 'request'))?.body;
  const method = methods.find((known) => known === body?.['method']);
  const { path, params, body: sent, signed } = body ?? {};
  if (!method || typeof path !== 'string') return undefined;
  const [title, success] = [body?.['title'], body?.['success']].map(readText);
  return {
    method,
    path,
    ...(isJsonObject(params) && { params }),
    ...(isJsonObject(sent) && { body: sent }),
    ...(signed === true && { signed }),
    ...(title !== undefined && { title }),
    ...(success !== undefined && { success }),
  };
}
