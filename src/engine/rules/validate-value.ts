import { say, text, textTable } from '../../locale/index.ts';
import { compareDecimals } from '../../schema/decimal/arithmetic.ts';
import { decimalFrom } from '../../schema/decimal/decimal.ts';
import { isTimed, type ResolvedField } from '../model/index.ts';
import { DATE, DATE_TIME, isDateText, TIME } from '../values/index.ts';
import { builtIn } from './built-in.ts';
import { checkNamedRule } from './named-rule.ts';
import { withoutOuterBlanks } from './outer-blanks.ts';
import { DeferredCheck, type RuleSet } from './rule-set.ts';
import type { ValueProblem } from './value-problem.ts';

export interface ValuePlace {
  /** Data path; the field's name by default. */
  path?: string;
  line?: object;
  user?: object;
  required?: boolean;
}

type Check = [rule: string, message: string];

/** True for null, undefined, blank text and empty lists. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Returns all problems of one value as it will be stored, in the order of the checks; named rules only run if its type
 * is correct. Messages are for users and name the field.
 */
export function validateValue(
  field: ResolvedField,
  given: unknown,
  record: object,
  rules: RuleSet,
  place: ValuePlace = {},
): ValueProblem[] {
  const value = withoutOuterBlanks(field, given);
  const path = place.path ?? field.name;
  const error = ([rule, message]: Check): ValueProblem => ({ path, severity: 'error', rule, message });
  if (isEmptyValue(value))
    return (place.required ?? field.required) ? [error(['required', requiredMessage(field)])] : [];
  const type = wrongType(field, value);
  if (type) return [error(type)];
  const problems = [
    ...lengths(field, value),
    ...amounts(field, value),
    ...choices(field, value),
    ...items(field, value),
  ].map(error);
  if (field.pattern !== undefined) problems.push(...checkPattern(field, field.pattern, value, path, rules));
  const scope = {
    title: field.title,
    record,
    ...(place.line && { line: place.line }),
    ...(place.user && { user: place.user }),
  };
  for (const rule of field.rules) {
    const finding = checkNamedRule(rule, value, scope, rules);
    if (finding) problems.push({ path, rule, ...finding });
  }
  return problems;
}

/** Checks the type and size of a value that users do not enter: a computed value or a sum. */
export function limitProblems(field: ResolvedField, value: unknown, path: string = field.name): ValueProblem[] {
  const type = isEmptyValue(value) ? undefined : wrongType(field, value);
  if (type) {
    const message = say('{message}，这个值由公式算出，请联系管理员', { message: type[1] });
    return [{ path, severity: 'error', rule: type[0], message }];
  }
  return amounts({ ...field, scale: undefined }, value).map(([rule, message]) => ({
    path,
    severity: 'error',
    rule,
    message,
  }));
}

/** Returns `请输入…` for typed values, `请选择…` for chosen ones. */
export function requiredMessage(field: ResolvedField): string {
  if (field.requiredMessage !== undefined) return field.requiredMessage;
  const chosen = field.options || field.dictionary || field.reference || isTimed(field) || field.type === 'boolean';
  if (field.child) return say('请填写{title}', { title: field.title });
  const { title } = field;
  return chosen || field.type === 'array' ? say('请选择{title}', { title }) : say('请输入{title}', { title });
}

const dates = textTable({
  date: [DATE, text('日期')],
  'date-time': [DATE_TIME, text('日期时间')],
  time: [TIME, text('时间')],
} as const);

function wrongType(field: ResolvedField, value: unknown): Check | undefined {
  const wrong = (what: string): Check => ['type', say('{title}应为{what}', { title: field.title, what })];
  if (field.type === 'array') {
    if (!Array.isArray(value)) return wrong(say('列表'));
    return value.every((item) => isOfType(item, field.itemType))
      ? undefined
      : [
          'type',
          say('{title}的每一项应为{typeNames}', {
            title: field.title,
            typeNames: typeNames[field.itemType ?? 'string'],
          }),
        ];
  }
  if (field.type === 'boolean') return typeof value === 'boolean' ? undefined : wrong(say('是或否'));
  if (field.type === 'number' || field.type === 'integer') {
    if (isOfType(value, field.type)) return undefined;
    return wrong(isOfType(value, 'number') ? say('整数') : say('数字'));
  }
  if (typeof value !== 'string') return wrong(say('文字'));
  if (field.format === 'email')
    return builtIn.email.check(value) === undefined ? undefined : ['format', wrongEmail(field.title)];
  if (field.format === 'uri')
    return builtIn['web-address'].check(value) === undefined
      ? undefined
      : ['format', say('{title}：请输入以http和https开头的网址', { title: field.title })];
  if (field.format === undefined || field.format === 'text') return undefined;
  const [format, what] = dates[field.format];
  return isDateText(value, format)
    ? undefined
    : ['format', say('{title}不是正确的{what}（{format}）', { title: field.title, what, format })];
}

/** A title that names an e-mail address itself is not followed by the same word again. */
function wrongEmail(title: string): string {
  return title.includes(say('邮箱')) ? say('{title}格式不正确', { title }) : say('{title}的邮箱格式不正确', { title });
}

const typeNames = textTable({ string: text('文字'), number: text('数字'), integer: text('整数') } as const);

function isOfType(value: unknown, type: keyof typeof typeNames | undefined): boolean {
  if (type === undefined) return true;
  if (type === 'string') return typeof value === 'string';
  const decimal = decimalFrom(value);
  return decimal !== undefined && (type === 'number' || decimal.units % 10n ** BigInt(decimal.scale) === 0n);
}

function lengths(field: ResolvedField, value: unknown): Check[] {
  if (typeof value !== 'string' || field.type !== 'string') return [];
  const length = [...value].length;
  const { minLength, maxLength, title } = field;
  if (minLength !== undefined && length < minLength)
    return [['minLength', say('{title}最小长度{minLength}位字符', { title, minLength })]];
  return maxLength !== undefined && length > maxLength
    ? [['maxLength', say('{title}最大长度{maxLength}位字符', { title, maxLength })]]
    : [];
}

function amounts(field: ResolvedField, value: unknown): Check[] {
  const decimal = field.type === 'number' || field.type === 'integer' ? decimalFrom(value) : undefined;
  if (!decimal) return [];
  const { title, scale, minimum, maximum, exclusiveMinimum, exclusiveMaximum, rangeMessage } = field;
  const compared = (limit: number | undefined) => {
    const bound = decimalFrom(limit);
    return bound ? compareDecimals(decimal, bound) : undefined;
  };
  const problems: Check[] = [];
  if (scale !== undefined && decimal.units % 10n ** BigInt(Math.max(0, decimal.scale - scale)) !== 0n) {
    problems.push([
      'scale',
      scale === 0 ? say('{title}应为整数', { title }) : say('{title}最多{scale}位小数', { title, scale }),
    ]);
  }
  const range = (rule: string, message: () => string): Check => [rule, rangeMessage ?? message()];
  if (compared(minimum) === -1)
    problems.push(range('minimum', () => say('{title}不能小于{minimum}', { title, minimum })));
  if (compared(maximum) === 1)
    problems.push(range('maximum', () => say('{title}不能大于{maximum}', { title, maximum })));
  if ((compared(exclusiveMinimum) ?? 1) < 1)
    problems.push(
      range('exclusiveMinimum', () => say('{title}必须大于{exclusiveMinimum}', { title, exclusiveMinimum })),
    );
  if ((compared(exclusiveMaximum) ?? -1) > -1)
    problems.push(
      range('exclusiveMaximum', () => say('{title}必须小于{exclusiveMaximum}', { title, exclusiveMaximum })),
    );
  return problems;
}

function choices(field: ResolvedField, value: unknown): Check[] {
  const allowed = new Set(field.options?.map((option) => String(option.value)));
  const values = Array.isArray(value) ? value : [value];
  const outside = field.options && values.some((item) => !allowed.has(String(item)));
  return outside ? [['enum', say('{title}不是允许的选项', { title: field.title })]] : [];
}

function items(field: ResolvedField, value: unknown): Check[] {
  if (!Array.isArray(value) || field.child) return [];
  const { minItems, maxItems, title } = field;
  if (minItems !== undefined && value.length < minItems)
    return [['minItems', say('{title}最少选择{minItems}项', { title, minItems })]];
  return maxItems !== undefined && value.length > maxItems
    ? [['maxItems', say('{title}最多选择{maxItems}项', { title, maxItems })]]
    : [];
}

function checkPattern(
  field: ResolvedField,
  pattern: string,
  value: unknown,
  path: string,
  rules: RuleSet,
): ValueProblem[] {
  try {
    if (typeof value !== 'string' || rules.matchPattern(pattern, value)) return [];
    return [{ path, severity: 'error', rule: 'pattern', message: say('{title}格式不正确', { title: field.title }) }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { title } = field;
    const isLater = error instanceof DeferredCheck;
    const message = isLater
      ? say('{title}的正则无法检查：{reason}', { title, reason })
      : say('{title}的正则无法检查，请联系管理员：{reason}', { title, reason });
    return [{ path, severity: isLater ? 'warning' : 'error', rule: 'pattern', message }];
  }
}
