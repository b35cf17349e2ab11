import { filled, say, text, translated } from '../../locale/index.ts';
import { nearestOf } from '../problems/nearest-name.ts';
import { limitInWords, listed, typeNames } from './rule-in-words.ts';
import type { ValidationError } from './validate.ts';

export interface Explanation {
  code: string;
  pointer: string;
  atKey?: boolean;
  message: string;
  expected?: string;
  nearest?: string;
}

const alternatives = new Set(['anyOf', 'oneOf']);

/**
 * Converts a validator's errors to explanations, one for each mistake: of alternatives only the closest branch is
 * reported, and errors of `if` itself are left out.
 */
export function explainErrors(errors: readonly ValidationError[]): Explanation[] {
  const told = new Map<string, Explanation>();
  for (const error of withoutAlternatives(errors)) {
    const explanation = explain(error);
    if (explanation && !told.has(explanation.pointer + explanation.code))
      told.set(explanation.pointer + explanation.code, explanation);
  }
  return [...told.values()];
}

/**
 * Replaces the errors of each `anyOf` (a validator lists those of its branches first, then its own) with those of the
 * intended branch, or with one that lists the allowed types and values.
 */
function withoutAlternatives(errors: readonly ValidationError[]): ValidationError[] {
  const told: ValidationError[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (!alternatives.has(error.keyword)) {
      told.push(error);
      continue;
    }
    const below: ValidationError[] = [];
    for (let last = told.at(-1); last && startsWithPath(last.instancePath, error.instancePath); last = told.at(-1)) {
      below.unshift(last);
      told.pop();
    }
    told.push(...meantBranch(error, below));
  }
  return told;
}

/** Excludes branches whose type does not fit; a branch that is a list of words is only intended for a word. */
function meantBranch(choice: ValidationError, below: readonly ValidationError[]): ValidationError[] {
  const isHere = (error: ValidationError) => error.instancePath === choice.instancePath;
  const fitting = below.filter((error) => !(isHere(error) && (error.keyword === 'type' || error.keyword === 'const')));
  const inside = fitting.filter(
    (error) => !(isHere(error) && error.keyword === 'enum' && typeof error.data !== 'string'),
  );
  const accepted = [...new Set(below.filter(isHere).flatMap(acceptedBy))];
  if (inside.length === 0) return [{ ...choice, params: { accepted } }];
  return inside.map((error) =>
    isHere(error) && error.keyword === 'pattern' ? { ...error, params: { ...error.params, accepted } } : error,
  );
}

function acceptedBy({ keyword, params }: ValidationError): string[] {
  if (keyword === 'enum' && Array.isArray(params['allowedValues'])) return params['allowedValues'].map(String);
  return typeNames(params['type'] ?? params['allowedValue']);
}

function startsWithPath(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function explain(error: ValidationError): Explanation | undefined {
  const { instancePath: pointer, params } = error;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error, String(params['additionalProperty']));
    case 'propertyNames':
      return {
        code: 'wrong-key',
        pointer: `${pointer}/${escape(String(params['propertyName']))}`,
        atKey: true,
        message: say('键“{key}”不是合法的名字。', { key: String(params['propertyName']) }),
        expected: say('字母或汉字开头，后面是字母、数字、汉字、_、-'),
      };
    case 'required':
      return {
        code: 'missing-key',
        pointer,
        message: say('缺少“{key}”。', { key: String(params['missingProperty']) }),
      };
    case 'enum':
      return wrongChoice(error);
    case 'const': {
      const value = JSON.stringify(params['allowedValue']);
      return { code: 'wrong-value', pointer, message: say('这里只能是 {value}。', { value }), expected: value };
    }
    case 'type': {
      const expected = listed(typeNames(params['type']));
      const message = isLatin(expected)
        ? say('这里应为 {expected}。', { expected })
        : say('这里应为{expected}。', { expected });
      return { code: 'wrong-type', pointer, message, expected };
    }
    case 'anyOf':
    case 'oneOf': {
      const expected = listed(acceptedNames(params)) || say('文档格式允许的写法');
      const message = isLatin(expected)
        ? say('这里的写法不对，应为 {expected}。', { expected })
        : say('这里的写法不对，应为{expected}。', { expected });
      return { code: 'wrong-type', pointer, message, expected };
    }
    case 'pattern': {
      const form = translated(String(error.parentSchema?.['x-expected'] ?? params['pattern']));
      const words = listed(acceptedNames(params));
      return {
        code: 'wrong-form',
        pointer,
        message: say('“{value}”的写法不对。', { value: String(error.data) }),
        expected: words === '' ? form : say('{words}，或{form}', { words, form }),
      };
    }
    case 'if':
      return undefined;
    default:
      return { code: 'wrong-value', pointer, message: limitMessage(error) };
  }
}

/** Latin letters are separated by a space from the Chinese before them. */
function isLatin(text: string): boolean {
  return /^[a-z]/i.test(text);
}

function acceptedNames({ accepted }: ValidationError['params']): string[] {
  return Array.isArray(accepted) ? accepted.map(String) : [];
}

function unknownKey(error: ValidationError, key: string): Explanation {
  const names = Object.keys(error.parentSchema?.properties ?? {});
  return {
    code: 'unknown-key',
    pointer: `${error.instancePath}/${escape(key)}`,
    atKey: true,
    message: say('不认识的键“{key}”。', { key }),
    ...(names.length > 0 && { expected: listed(names) }),
    ...nearestOf(key, names),
  };
}

const codesOfKeys: Readonly<Record<string, [code: string, message: string]>> = {
  'x-component': ['unknown-widget', text('没有名为“{name}”的组件。')],
  component: ['unknown-widget', text('没有名为“{name}”的组件。')],
  'x-cell': ['unknown-cell', text('没有名为“{name}”的单元格。')],
  cell: ['unknown-cell', text('没有名为“{name}”的单元格。')],
  use: ['unknown-rule', text('没有名为“{name}”的内置规则。')],
};

function wrongChoice(error: ValidationError): Explanation {
  const allowed = Array.isArray(error.params['allowedValues']) ? error.params['allowedValues'].map(String) : [];
  const value = String(error.data);
  const key = error.instancePath.split('/').at(-1) ?? '';
  const [code, message] = codesOfKeys[key] ?? ['wrong-value', text('没有名为“{name}”的取值。')];
  return {
    code,
    pointer: error.instancePath,
    message: filled(translated(message), { name: value }),
    expected: listed(allowed),
    ...nearestOf(value, allowed),
  };
}

function limitMessage(error: ValidationError): string {
  return limitInWords(error.keyword, error.params['limit']) ?? say('这里的值不符合文档格式。');
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
