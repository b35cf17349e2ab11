import { say } from '../../locale/index.ts';
import { decimalFrom, decimalToNumber } from '../../schema/decimal/decimal.ts';
import { evaluateExpression, extractTemplate, type Scope } from '../../schema/expressions/index.ts';
import { serverTimeText } from '../values/index.ts';
import { builtInRules } from './built-in.ts';
import { DeferredCheck, type NamedRule, type RuleSet } from './rule-set.ts';

export interface RuleScope {
  title: string;
  record: object;
  line?: object;
  user?: object;
}

interface RuleFinding {
  message: string;
  severity: 'error' | 'warning';
}

/**
 * Runs a named rule over a value that is not empty. A rule that cannot be evaluated (an unknown name, a broken pattern,
 * a failing expression) counts as not met, so that nothing passes unchecked. A check that the server runs later gives a
 * warning.
 */
export function checkNamedRule(
  name: string,
  value: unknown,
  scope: RuleScope,
  rules: RuleSet,
): RuleFinding | undefined {
  const rule = rules.named.get(name);
  try {
    if (rule)
      return holds(rule, value, scope, rules)
        ? undefined
        : { message: fill(rule, value, scope), severity: rule.severity };
    const builtIn = builtInRules.get(name);
    if (!builtIn)
      return {
        message: say('没有名为“{name}”的校验规则，{title}无法检查，请联系管理员。', { name, title: scope.title }),
        severity: 'error',
      };
    const message = builtIn.check(String(value));
    return message === undefined ? undefined : { message, severity: 'error' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { title } = scope;
    if (error instanceof DeferredCheck)
      return { message: say('规则“{name}”无法检查{title}：{reason}', { name, title, reason }), severity: 'warning' };
    return {
      message: say('规则“{name}”无法检查{title}，请联系管理员：{reason}', { name, title, reason }),
      severity: rule?.severity ?? 'error',
    };
  }
}

function holds(rule: NamedRule, value: unknown, scope: RuleScope, rules: RuleSet): boolean {
  const text = String(value);
  const length = [...text].length;
  const decimal = decimalFrom(value);
  const amount = decimal ? decimalToNumber(decimal) : NaN;
  if (rule.use !== undefined && checkBuiltIn(rule.use, text) !== undefined) return false;
  if (length < (rule.minLength ?? 0) || length > (rule.maxLength ?? Infinity)) return false;
  if (rule.minimum !== undefined && !(amount >= rule.minimum)) return false;
  if (rule.maximum !== undefined && !(amount <= rule.maximum)) return false;
  if (rule.pattern !== undefined && !rules.matchPattern(rule.pattern, text)) return false;
  return rule.when === undefined || evaluateWhen(rule.when, value, scope);
}

function checkBuiltIn(name: string, text: string): string | undefined {
  const rule = builtInRules.get(name);
  if (!rule) throw new Error(say('没有名为“{name}”的内置规则。', { name }));
  return rule.check(text);
}

/**
 * Evaluates a condition with the value, record, row, user and clock in scope.
 * @throws ExpressionError when the condition fails.
 */
export function evaluateWhen(when: string, value: unknown, scope: RuleScope): boolean {
  const now = serverTimeText();
  const names: Scope<'rule'> = {
    $value: value,
    $record: scope.record,
    $values: scope.record,
    $line: scope.line ?? {},
    $user: scope.user ?? {},
    $now: now,
    $today: now.slice(0, 10),
  };
  return Boolean(evaluateExpression(extractTemplate(when) ?? when, names));
}

function fill(rule: NamedRule, value: unknown, scope: RuleScope): string {
  const places = new Map([
    ['title', scope.title],
    ['min', String(rule.minimum ?? rule.minLength ?? '')],
    ['max', String(rule.maximum ?? rule.maxLength ?? '')],
    ['value', String(value)],
  ]);
  return rule.message.replace(/\{(title|min|max|value)\}/g, (whole, name: string) => places.get(name) ?? whole);
}
