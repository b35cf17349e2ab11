import type { TableRequest } from '../../../engine/list/index.ts';
import { evaluateTemplates } from '../../actions/index.ts';
import { fillPath, type Request, textParams } from '../../ports/index.ts';

/** The call of a table's request for one parent. @throws ExpressionError. */
export function tableRequest(request: TableRequest, parent: unknown): Request {
  const $args = { parent: parent ?? '' };
  return {
    method: request.method,
    path: fillPath(request.path, $args),
    params: textParams(evaluateTemplates(request.params, { $args })),
    ...(request.signed && { signed: true }),
    quiet: true,
  };
}
