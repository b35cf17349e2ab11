import { say } from '../../../locale/index.ts';
import type { CallExpression, Expression } from '../ast.ts';
import type { Report } from './report.ts';
import { thisIs } from './type-words.ts';
import { alternatives, itemsOf, type ExpressionType } from './type.ts';

type Argument = CallExpression['arguments'][number];

const overList = new Set(['sum', 'avg', 'join', 'count']);
const overAmounts = new Set(['sum', 'avg', 'min', 'max', 'round']);
const noAmounts = new Set<ExpressionType['kind']>(['boolean', 'array', 'object', 'function', 'date']);

/**
 * Reports arguments that a function over lists or amounts would refuse at run time: a first argument that is not a
 * list, and values that are not numbers. A computed text may be a decimal (`x.toFixed(2)`); a field of type text is
 * reported.
 */
export function checkAmounts(
  name: string,
  given: readonly Argument[],
  types: readonly ExpressionType[],
  report: Report,
): void {
  const [first, second] = given;
  const [list, mapped] = types;
  if (!first || !list) return;
  const mapper = second?.type === 'ArrowFunctionExpression' ? second : undefined;
  if (overList.has(name) || (name !== 'round' && overAmounts.has(name) && (mapper !== undefined || isList(list)))) {
    const [wrong] = kindsOf(list);
    if (wrong && kindsOf(list).every(({ kind }) => kind !== 'array' && kind !== 'any')) {
      report('bad-argument', say('“{name}”的第一个参数应当是数组，{thisIs}。', { name, thisIs: thisIs(wrong) }), first);
      return;
    }
    if (!overAmounts.has(name)) return;
    if (mapper) checkAmount(name, mapper.body, mapped, report);
    else if (second === undefined) checkAmount(name, first, itemsOf(list), report);
    return;
  }
  if (!overAmounts.has(name)) return;
  given.slice(0, name === 'round' ? 1 : undefined).forEach((argument, index) => {
    if (argument.type !== 'SpreadElement') checkAmount(name, argument, types[index], report);
  });
}

function checkAmount(name: string, node: Argument, type: ExpressionType | undefined, report: Report): void {
  const kinds = type ? kindsOf(type) : [];
  const [wrong] = kinds;
  const isText = node.type !== 'SpreadElement' && isRead(node);
  if (!wrong || !kinds.every(({ kind }) => noAmounts.has(kind) || (kind === 'string' && isText))) return;
  const message =
    wrong.kind === 'string'
      ? say('“{name}”算的是数字，这里是文本，请换成数字字段，或者用 Number(…) 换成数字。', { name })
      : say('“{name}”算的是数字，{thisIs}。', { name, thisIs: thisIs(wrong) });
  report('bad-argument', message, node);
}

function isRead(node: Expression): boolean {
  return node.type === 'ChainExpression'
    ? isRead(node.expression)
    : node.type === 'MemberExpression' || node.type === 'Identifier';
}

function isList(type: ExpressionType): boolean {
  const kinds = kindsOf(type);
  return kinds.length > 0 && kinds.every(({ kind }) => kind === 'array');
}

function kindsOf(type: ExpressionType): ExpressionType[] {
  return alternatives(type).filter(({ kind }) => kind !== 'null');
}
