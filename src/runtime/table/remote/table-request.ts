import { isPlainObject } from 'es-toolkit';

import type { TableRequest } from '../../../engine/list/index.ts';
import { evaluateTemplates } from '../../actions/index.ts';
import { type DataRecord, type RequestsPort, fillPath, textParams } from '../../ports/index.ts';

/** Makes a table's call for one parent and gives its result. Throws what the port throws. */
export async function askTableRequest(
  request: TableRequest,
  parent: unknown,
  requests: RequestsPort,
): Promise<unknown> {
  const $args = { parent: parent ?? '' };
  const { result } = await requests.call({
    method: request.method,
    path: fillPath(request.path, $args),
    params: textParams(evaluateTemplates(request.params, { $args })),
    ...(request.signed && { signed: true }),
    quiet: true,
  });
  return result;
}

/** The records of an answer: a list, or a page of them (specification 5). Throws for anything else. */
export function readRows(result: unknown): DataRecord[] {
  const rows = isPlainObject(result) ? result['records'] : result;
  if (!Array.isArray(rows)) throw new Error('unrecognized return data type');
  return rows.filter((row): row is DataRecord => isPlainObject(row));
}
