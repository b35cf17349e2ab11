import type { TableRequest } from '../../../engine/list/index.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { scopeAt } from '../../../schema/expressions/index.ts';
import { evaluateTemplates } from '../../actions/index.ts';
import { fillPath, textParams, type Request } from '../../ports/index.ts';
import type { Runtime } from '../../registry/index.ts';

/**
 * Returns the call of a table's request for one parent, with the user of `runtime`.
 * @throws ExpressionError.
 */
export function tableRequest(
  request: TableRequest,
  parent: unknown,
  { user, permissions }: Pick<Runtime, 'user' | 'permissions'>,
): Request {
  const args = { parent: parent ?? '' };
  const scope = scopeAt('call', { args, user, permissions, now: serverTimeText() });
  return {
    method: request.method,
    path: fillPath(request.path, args),
    params: textParams(evaluateTemplates(request.params, scope)),
    ...(request.signed && { signed: true }),
    quiet: true,
  };
}
