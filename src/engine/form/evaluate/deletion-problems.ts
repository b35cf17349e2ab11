import { scopeRecord, type ResolvedField } from '../../model/index.ts';
import type { EvaluationContext, ResolvedForm } from '../../resolve/index.ts';
import type { ValueProblem } from '../../rules/index.ts';
import { checkFormRule } from './check-values.ts';
import { compileForm } from './compile-form.ts';
import { formScope } from './evaluator.ts';

/** Returns the errors of the form's rules that prevent the deletion of a record; warnings do not. */
export function deletionProblems(
  form: ResolvedForm,
  values: Readonly<Record<string, unknown>>,
  context: EvaluationContext,
): ValueProblem[] {
  const rules = form.rules.filter(({ on }) => on.delete);
  if (rules.length === 0) return [];
  const compiled = compileForm(form);
  const lineFields = (child: ResolvedField) => compiled.lineFields.get(child.name);
  const scope = formScope(scopeRecord(compiled.fields, values, lineFields), context);
  return rules
    .flatMap((rule) => checkFormRule(rule, { form, scope, failures: new Map() }))
    .filter(({ severity }) => severity === 'error');
}
