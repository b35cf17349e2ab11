import { say, translated } from '../../locale/index.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { gateLimits } from './limits.ts';
import { isForbiddenKey, isSafeName, isSafePath } from './names.ts';
import { safeUrl } from './safe-url.ts';
import { array, either, map, refuse, refuseDepth, type Shape } from './shape.ts';

export const string: Shape = (value, place) => {
  if (typeof value !== 'string') return refuse(place, 'wrong-type', say('这里应当是文字。'), say('字符串'));
  if (value.length <= gateLimits.text) return value;
  return refuse(
    place,
    'text-too-long',
    say('文字超过 {text} 个字符，没有采用。', { text: gateLimits.text }),
    say('至多 {text} 个字符', { text: gateLimits.text }),
  );
};

export const boolean: Shape = (value, place) =>
  typeof value === 'boolean'
    ? value
    : refuse(place, 'wrong-type', say('这里应当是 true 或 false。'), say('true 或 false'));

export function number(minimum = -Infinity, maximum = Infinity): Shape {
  return (value, place) => {
    if (typeof value === 'number' && value >= minimum && value <= maximum) return value;
    const range =
      minimum === -Infinity
        ? say('数字')
        : say('{minimum} 到 {maximum} 的数字', { minimum, maximum: maximum === Infinity ? say('任意大') : maximum });
    return refuse(place, 'wrong-type', say('这里应当是{range}。', { range }), range);
  };
}

export function choice(...values: (string | number | boolean | null)[]): Shape {
  return (value, place) => {
    const found = values.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    const expected = values.map((one) => JSON.stringify(one)).join(say('、'));
    const name = typeof value === 'string' ? value : JSON.stringify(value);
    return refuse(place, 'wrong-value', say('没有名为“{name}”的取值。', { name }), expected);
  };
}

export function matching(pattern: RegExp, what: string): Shape {
  return (value, place) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    const expected = translated(what);
    return refuse(place, 'wrong-value', say('这里应当是{what}。', { what: expected }), expected);
  };
}

const isNull = (value: JsonValue) => value === null;

/** Also allows null, which removes an inherited value. */
export function nullable(shape: Shape): Shape {
  return either([isNull, (value) => value], [() => true, shape]);
}

export const expression: Shape = (value, place) =>
  typeof value === 'string' && isExpression(value) && value.length <= gateLimits.text
    ? value
    : refuse(place, 'wrong-type', say('这里应当是由双花括号包住的表达式。'), say('{{ 表达式 }}'));

export const fieldName: Shape = (value, place) =>
  typeof value === 'string' && isSafeName(value)
    ? value
    : refuse(place, 'unsafe-name', say('这里应当是合法的字段名。'), say('字段名'));
export const fieldPath: Shape = (value, place) =>
  typeof value === 'string' && isSafePath(value)
    ? value
    : refuse(place, 'unsafe-name', say('这里应当是合法的字段路径。'), say('字段路径'));

/** Returns the reason why a key is not allowed as the name of a field, if it is not. */
export function fieldNameRefusal(key: string): string | undefined {
  return isSafeName(key)
    ? undefined
    : say('“{key}”不能用作字段名，请换成字母或汉字开头、不含点和空格的名字。', { key });
}
/** Returns the reason why a key is not allowed in a map of any values, if it is not. */
export function keyRefusal(key: string): string | undefined {
  return isForbiddenKey(key) ? say('键名不能是“{key}”。', { key }) : undefined;
}

/** Any JSON without keys that reach prototypes, within the limits. */
export const anyValue: Shape = (value, place) => {
  if (typeof value === 'string') return string(value, place);
  if (typeof value !== 'object' || value === null) return value;
  if (place.depth > gateLimits.depth) return refuseDepth(place);
  return Array.isArray(value) ? array(anyValue)(value, place) : map(keyRefusal, anyValue)(value, place);
};
export const valueMap = map(keyRefusal, anyValue);
export const scalar: Shape = (value, place) =>
  typeof value === 'object' && value !== null
    ? refuse(place, 'wrong-type', say('这里应当是单个值。'), say('单个值'))
    : anyValue(value, place);

/** An address that is safe to follow. */
export const address: Shape = (value, place) =>
  safeUrl(value) ??
  refuse(place, 'unsafe-url', say('这个地址不能用。'), say('https、http、mailto、tel 地址，或以 / 开头的路径'));

/** An address, or an expression that gives one (checked again when it is rendered). */
export const url: Shape = (value, place) => (isExpression(value) ? string(value, place) : address(value, place));
