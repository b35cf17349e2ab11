import { say } from '../../locale/index.ts';
import { evaluateExpression, ExpressionError, extractTemplate } from '../../schema/expressions/index.ts';
import { toPointer, type JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedDialog } from './resolved-dialog.ts';

/**
 * Returns the initial values of a dialog's form: the arguments it was opened with (`scope.$args`), overridden by its
 * own `values` evaluated over `scope` (`$record`, `$selection`, `$args`, `$user` …). A value that fails is left out and
 * reported.
 */
export function initialDialogValues(
  dialog: Pick<ResolvedDialog, 'document' | 'values'>,
  scope: { $args: Readonly<Record<string, unknown>>; [name: string]: unknown },
): { values: Record<string, unknown>; problems: Problem[] } {
  const values: Record<string, unknown> = { ...scope.$args };
  const problems: Problem[] = [];
  for (const [name, template] of Object.entries(dialog.values)) {
    try {
      values[name] = evaluated(template, scope);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const { nearest, message } = error;
      problems.push({
        severity: 'error',
        code: 'expression-failed',
        document: dialog.document,
        pointer: `/values${toPointer([name])}`,
        message: say('初始值“{name}”算不出来：{message}', { name, message }),
        ...(nearest !== undefined && { nearest }),
      });
    }
  }
  return { values, problems };
}

function evaluated(template: JsonValue, scope: object): unknown {
  if (typeof template === 'string') {
    const text = extractTemplate(template);
    return text === undefined ? template : evaluateExpression(text, scope);
  }
  if (Array.isArray(template)) return template.map((item) => evaluated(item, scope));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, member]) => [key, evaluated(member, scope)]));
}
