import { documentKey } from '../../schema/documents/document.ts';
import type { JsonValue } from '../../schema/json/json-value.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { readObject, readString } from '../values/json-read.ts';
import type { ColumnsSource } from './columns-source.ts';
import type { OptionsRequest } from './resolved-list.ts';

/** The call that a column's options come from, of the request document it names; undefined where there is none. */
export function readOptionsRequest(
  value: JsonValue | undefined,
  { context, findings, document, pointer }: ColumnsSource,
): OptionsRequest | undefined {
  const id = readString(value);
  if (id === undefined) return undefined;
  const body = context.documents.get(documentKey(id, 'request'))?.body;
  const path = readString(body?.path);
  if (body && path !== undefined)
    return { method: body.method === 'POST' ? 'POST' : 'GET', path, params: readObject(body.params) };
  const ids = [...context.documents.keys()].flatMap((key) => (key.endsWith('.request') ? [key.slice(0, -8)] : []));
  const nearest = nearestName(id, ids);
  const message = `没有名为“${id}”的请求文档。`;
  findings.report({
    code: 'unknown-document',
    document,
    pointer: `${pointer}/optionsRequest`,
    message,
    ...(nearest && { nearest }),
  });
  return undefined;
}
