import { say } from '../../../locale/index.ts';
import type { FieldNode, FormRule } from '../../resolve/index.ts';
import { limitProblems, noRules, validateValue, type RuleSet, type ValueProblem } from '../../rules/index.ts';
import { valueAt } from '../../values/index.ts';
import { isChecked, titled, type CheckInput } from './check-input.ts';
import { checkLines } from './check-lines.ts';
import { evaluate } from './evaluator.ts';

/** Checks the values of fields that the user can see and change, then the form's own rules. */
export function checkValues(input: CheckInput): ValueProblem[] {
  const { form, compiled, scope, states } = input;
  const rules = form.ruleSet ?? noRules;
  const problems: ValueProblem[] = [];
  for (const { node, rows } of compiled.nodes) {
    const state = node.kind === 'field' ? states.get(node.address) : undefined;
    if (node.kind !== 'field' || !state) continue;
    if (node.field.value !== undefined && state.visible)
      problems.push(...limitProblems(titled(node), valueAt(scope.$values, node.path), node.path));
    else if (isChecked(state)) {
      const value = valueAt(input.values, node.path);
      const found = node.lines
        ? checkLines(node, rows, value, input, rules)
        : checkField(node, state.required, value, input, rules);
      for (const problem of found) problems.push(problem);
    }
  }
  for (const rule of form.rules) if (rule.on.save) problems.push(...checkFormRule(rule, input));
  return problems;
}

/** The result is cached, unless the field's rules can give another result for the same value. */
function checkField(
  node: FieldNode,
  required: boolean,
  value: unknown,
  { scope, memo }: CheckInput,
  rules: RuleSet,
): readonly ValueProblem[] {
  const { path, field } = node;
  const isOpen = field.rules.length > 0 || field.pattern !== undefined || isObject(value);
  const known = isOpen ? undefined : memo?.problemsOf(node, value, required);
  if (known) return known;
  const problems = validateValue(titled(node), value, scope.$values, rules, { path, required, user: scope.$user });
  if (!isOpen) memo?.noteProblems(node, value, required, problems);
  return problems;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Checks a rule of the form. A rule that cannot be evaluated counts as not met, so that nothing passes unchecked. */
export function checkFormRule(
  rule: FormRule,
  { form, scope, failures }: Pick<CheckInput, 'form' | 'scope' | 'failures'>,
): ValueProblem[] {
  const outcome = evaluate(rule.when, scope, { document: form.document, pointer: `${rule.pointer}/when` }, failures);
  const problem = (message: string): ValueProblem[] => [
    { path: rule.field ?? '', severity: rule.severity, rule: 'form', message },
  ];
  if (!outcome.ok)
    return problem(
      say('规则“{message}”无法检查，请联系管理员：{message2}', {
        message: rule.message,
        message2: outcome.problem.message,
      }),
    );
  return outcome.value ? [] : problem(rule.message);
}
