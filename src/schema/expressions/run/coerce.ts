import { say } from '../../../locale/index.ts';
import { limits } from '../limits.ts';
import type { Run } from './run.ts';
import { isDate, isList, isPlain } from './values.ts';

type Primitive = string | number | boolean | null | undefined | bigint;

/** Converts to a primitive value like JavaScript, but never calls a method of the value itself. */
export function toPrimitive(run: Run, value: unknown, hint: 'number' | 'text' = 'text'): Primitive {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return value;
  if (isList(value)) return listText(run, value, ',');
  if (isDate(value)) {
    return hint === 'number' ? Date.prototype.getTime.call(value) : Date.prototype.toString.call(value);
  }
  if (isPlain(value)) return '[object Object]';
  throw run.fail(
    'bad-operand',
    typeof value === 'function' ? say('函数不能参与计算。') : say('这种对象不能参与计算。'),
  );
}

export function toText(run: Run, value: unknown): string {
  return String(toPrimitive(run, value));
}

export function toNumber(run: Run, value: unknown): number {
  if (typeof value === 'number') return value;
  const primitive = toPrimitive(run, value, 'number');
  if (typeof primitive === 'bigint') throw run.fail('bad-operand', say('表达式不支持大整数（bigint）。'));
  if (typeof primitive === 'string') run.textWork(primitive.length);
  return Number(primitive);
}

/** Converts to an integer like JavaScript's own methods: NaN is 0. */
export function toInteger(run: Run, value: unknown): number {
  const number = Math.trunc(toNumber(run, value));
  return Number.isNaN(number) ? 0 : number;
}

/** Joins the items as text with a separator. null, undefined and a list inside itself are empty. */
export function listText(
  run: Run,
  list: readonly unknown[],
  separator: string,
  inside: readonly unknown[] = [],
): string {
  if (inside.includes(list)) return '';
  if (inside.length > limits.depth) throw run.fail('too-deep', say('数组嵌套太深。'));
  const path = [...inside, list];
  const texts: string[] = [];
  let length = 0;
  for (let index = 0; index < list.length; index++) {
    run.step();
    const item = list[index];
    const text =
      item === null || item === undefined ? '' : isList(item) ? listText(run, item, ',', path) : toText(run, item);
    length += text.length + (index > 0 ? separator.length : 0);
    run.textLimit(length);
    run.textWork(text.length);
    texts.push(text);
  }
  return texts.join(separator);
}

/** `===`; comparing long texts uses steps. */
export function strictlyEqual(run: Run, left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string' && left.length === right.length) run.textWork(left.length);
  return left === right;
}

/** `==`, with objects converted by toPrimitive. */
export function looselyEqual(run: Run, left: unknown, right: unknown): boolean {
  if (isReference(left) === isReference(right)) return looselyEqualPrimitives(run, left, right);
  const [object, other] = isReference(left) ? [left, right] : [right, left];
  if (other === null || other === undefined || typeof other === 'symbol') return false;
  return looselyEqualPrimitives(run, toPrimitive(run, object), other);
}

function looselyEqualPrimitives(run: Run, left: unknown, right: unknown): boolean {
  if (typeof left === typeof right) return strictlyEqual(run, left, right);
  for (const side of [left, right]) if (typeof side === 'string') run.textWork(side.length);
  // eslint-disable-next-line eqeqeq -- this is the language's own `==`; both sides are primitive or both are objects
  return left == right;
}

function isReference(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
