import type { ResolvedForm } from '../../../engine/form/index.ts';
import { compileExpression, extractTemplate, freeNames } from '../../../schema/expressions/index.ts';

const values = new Set(['$record', '$values']);

/**
 * Finds the fields whose rules read other fields, so that a change of one field checks them again.
 * @returns for each field, by its path, the fields at which such rules report.
 */
export function ruleTargets({ rules }: Pick<ResolvedForm, 'rules'>): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { when, field } of rules) {
    if (field === undefined) continue;
    for (const name of namesOf(when)) {
      if (name !== field) targets.set(name, (targets.get(name) ?? new Set()).add(field));
    }
  }
  return targets;
}

/** The fields that an expression reads; none of a text that is no expression. */
function namesOf(text: string): string[] {
  try {
    const names = freeNames(compileExpression(extractTemplate(text) ?? text).ast);
    return names.flatMap(({ name, path }) => (values.has(name) && path[0] !== undefined ? [path[0]] : []));
  } catch {
    return [];
  }
}
