import { nearestName } from '../nearest-name.ts';
import type { ValidationError } from './validate.ts';
import { limitInWords, typeNames } from './rule-in-words.ts';

/** What is wrong at one place, in words. */
export interface Explanation {
  code: string;
  pointer: string;
  /** The problem is about the key, not its value. */
  atKey?: boolean;
  message: string;
  expected?: string;
  nearest?: string;
}

const alternatives = new Set(['anyOf', 'oneOf']);

/**
 * Turns a validator's errors into explanations, one a mistake: of alternatives only the branch that came nearest is reported,
 * and the errors of `if` itself are left out.
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
 * Replaces the errors of each `anyOf` (a validator tells those of its branches first, then its own) by those of the branch
 * that was meant, or by one that lists what may stand there.
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

/** A branch whose type does not fit was not meant; of a branch that is a list of words, only a word was meant. */
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

/** What a branch takes, where it was not what was written: a type, or words of a list. */
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
        message: `键“${String(params['propertyName'])}”不是合法的名字。`,
        expected: '字母或汉字开头，后面是字母、数字、汉字、_、-',
      };
    case 'required':
      return { code: 'missing-key', pointer, message: `缺少“${String(params['missingProperty'])}”。` };
    case 'enum':
      return wrongChoice(error);
    case 'const':
      return {
        code: 'wrong-value',
        pointer,
        message: `这里只能是 ${JSON.stringify(params['allowedValue'])}。`,
        expected: JSON.stringify(params['allowedValue']),
      };
    case 'type': {
      const expected = typeNames(params['type']).join('、');
      return { code: 'wrong-type', pointer, message: `这里应为${spaced(expected)}。`, expected };
    }
    case 'anyOf':
    case 'oneOf': {
      const expected = acceptedNames(params).join('、') || '文档格式允许的写法';
      return { code: 'wrong-type', pointer, message: `这里的写法不对，应为${spaced(expected)}。`, expected };
    }
    case 'pattern': {
      const form = String(error.parentSchema?.['x-expected'] ?? params['pattern']);
      return {
        code: 'wrong-form',
        pointer,
        message: `“${String(error.data)}”的写法不对。`,
        expected: [acceptedNames(params).join('、'), form].filter((text) => text !== '').join('，或'),
      };
    }
    case 'if':
      return undefined;
    default:
      return { code: 'wrong-value', pointer, message: limitMessage(error) };
  }
}

/** Latin letters stand apart from the Chinese before them. */
function spaced(text: string): string {
  return /^[a-z]/i.test(text) ? ` ${text}` : text;
}

function acceptedNames({ accepted }: ValidationError['params']): string[] {
  return Array.isArray(accepted) ? accepted.map(String) : [];
}

function unknownKey(error: ValidationError, key: string): Explanation {
  const names = Object.keys(error.parentSchema?.properties ?? {});
  const nearest = nearestName(key, names);
  return {
    code: 'unknown-key',
    pointer: `${error.instancePath}/${escape(key)}`,
    atKey: true,
    message: `不认识的键“${key}”。`,
    ...(names.length > 0 && { expected: names.join('、') }),
    ...(nearest !== undefined && { nearest }),
  };
}

const codesOfKeys: Readonly<Record<string, [string, string]>> = {
  'x-component': ['unknown-widget', '组件'],
  component: ['unknown-widget', '组件'],
  'x-cell': ['unknown-cell', '单元格'],
  cell: ['unknown-cell', '单元格'],
  use: ['unknown-rule', '内置规则'],
};

function wrongChoice(error: ValidationError): Explanation {
  const allowed = Array.isArray(error.params['allowedValues']) ? error.params['allowedValues'].map(String) : [];
  const value = String(error.data);
  const [code, noun] = codesOfKeys[error.instancePath.split('/').at(-1) ?? ''] ?? ['wrong-value', '取值'];
  const nearest = nearestName(value, allowed);
  return {
    code,
    pointer: error.instancePath,
    message: `没有名为“${value}”的${noun}。`,
    expected: allowed.join('、'),
    ...(nearest !== undefined && { nearest }),
  };
}

function limitMessage(error: ValidationError): string {
  return limitInWords(error.keyword, error.params['limit']) ?? '这里的值不符合文档格式。';
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
