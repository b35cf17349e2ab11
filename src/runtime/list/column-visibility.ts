import type { ResolvedColumn } from '../../engine/list/index.ts';
import { serverTimeText } from '../../engine/values/index.ts';
import { scopeAt } from '../../schema/expressions/index.ts';
import { evaluateCondition } from '../actions/index.ts';
import type { Runtime } from '../registry/index.ts';

/**
 * Returns a predicate of the columns that the user can see. A column whose condition fails is hidden. `mode` is that of
 * the form around the table, if there is one.
 */
export function seesColumn({ user, permissions }: Pick<Runtime, 'user' | 'permissions'>, mode?: string) {
  const scope = scopeAt('column', { user, permissions, mode, now: serverTimeText() });
  return ({ visible }: Pick<ResolvedColumn, 'visible'>): boolean => evaluateCondition(visible, scope, true, false);
}
