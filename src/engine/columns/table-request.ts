import { say } from '../../locale/index.ts';
import { documentKey } from '../../schema/documents/document.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import { readObject, readString } from '../values/index.ts';
import type { ColumnsSource } from './columns-source.ts';
import type { TableRequest } from './resolved-column.ts';

/**
 * Returns the call of the request document that a key of a table names (at `pointer`), for a column's options or the
 * rows below a row; undefined if there is none.
 */
export function readTableRequest(
  id: string | undefined,
  pointer: string,
  { context, findings, document }: ColumnsSource,
): TableRequest | undefined {
  if (id === undefined) return undefined;
  const body = context.documents.get(documentKey(id, 'request'))?.body;
  const path = readString(body?.path);
  if (body && path !== undefined)
    return {
      method: body.method === 'POST' ? 'POST' : 'GET',
      path,
      params: readObject(body.params),
      ...(body.signed === true && { signed: true }),
    };
  const ids = [...context.documents.keys()].flatMap((key) => (key.endsWith('.request') ? [key.slice(0, -8)] : []));
  const message = say('没有名为“{id}”的请求文档。', { id });
  findings.report({
    code: 'unknown-document',
    document,
    pointer,
    message,
    ...nearestOf(id, ids),
  });
  return undefined;
}
