import { membersRead } from '../../../engine/bill/index.ts';
import type { ResolvedForm } from '../../../engine/form/index.ts';

/** Returns the fields that are the targets of rules that read the field at `path`; a change of it checks them again. */
export function ruleTargets({ rules }: Pick<ResolvedForm, 'rules'>, path: string): string[] {
  return rules.flatMap(({ when, field }) => {
    const isRead = field !== path && membersRead(when, ['$record', '$values']).some(([name]) => name === path);
    return isRead && field !== undefined ? [field] : [];
  });
}
