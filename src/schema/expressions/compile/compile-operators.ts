import type {
  BinaryExpression,
  BinaryOperator,
  ConditionalExpression,
  LogicalExpression,
  UnaryExpression,
} from '../ast.ts';
import { looselyEqual, strictlyEqual, toNumber, toPrimitive } from '../run/coerce.ts';
import { isKnown } from '../run/look-up.ts';
import type { Run } from '../run/run.ts';
import type { Code, Compiler } from './compiler.ts';

export function compileUnary(node: UnaryExpression, compiler: Compiler): Code {
  const { start, operator } = node;
  const argument = compiler.compile(node.argument);
  if (operator === '!') return (run, locals) => !argument(run, locals);
  if (operator === 'typeof') return compileTypeof(node, argument, compiler);
  const sign = operator === '-' ? -1 : 1;
  return (run, locals) => {
    const value = argument(run, locals);
    run.position = start;
    return sign * toNumber(run, value);
  };
}

function compileTypeof({ argument: node }: UnaryExpression, argument: Code, { parameters }: Compiler): Code {
  if (node.type !== 'Identifier' || parameters.some((names) => names.includes(node.name))) {
    return (run, locals) => typeof argument(run, locals);
  }
  return (run, locals) => (isKnown(run, node.name) ? typeof argument(run, locals) : 'undefined');
}

type Operation = (run: Run, left: unknown, right: unknown) => unknown;

const operations: Record<BinaryOperator, Operation> = {
  '+': add,
  '-': (run, left, right) => toNumber(run, left) - toNumber(run, right),
  '*': (run, left, right) => toNumber(run, left) * toNumber(run, right),
  '/': (run, left, right) => toNumber(run, left) / toNumber(run, right),
  '%': (run, left, right) => toNumber(run, left) % toNumber(run, right),
  '**': (run, left, right) => toNumber(run, left) ** toNumber(run, right),
  '==': looselyEqual,
  '!=': (run, left, right) => !looselyEqual(run, left, right),
  '===': strictlyEqual,
  '!==': (run, left, right) => !strictlyEqual(run, left, right),
  '<': (run, left, right) =>
    compare(
      run,
      left,
      right,
      (a, b) => a < b,
      (a, b) => a < b,
    ),
  '<=': (run, left, right) =>
    compare(
      run,
      left,
      right,
      (a, b) => a <= b,
      (a, b) => a <= b,
    ),
  '>': (run, left, right) =>
    compare(
      run,
      left,
      right,
      (a, b) => a > b,
      (a, b) => a > b,
    ),
  '>=': (run, left, right) =>
    compare(
      run,
      left,
      right,
      (a, b) => a >= b,
      (a, b) => a >= b,
    ),
};

export function compileBinary(node: BinaryExpression, { compile }: Compiler): Code {
  const [left, right, operation] = [compile(node.left), compile(node.right), operations[node.operator]];
  return (run, locals) => {
    const [leftValue, rightValue] = [left(run, locals), right(run, locals)];
    run.position = node.start;
    return operation(run, leftValue, rightValue);
  };
}

/** `+`: concatenates if one side is text, adds otherwise. */
export function add(run: Run, left: unknown, right: unknown): string | number {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const [leftValue, rightValue] = [toPrimitive(run, left), toPrimitive(run, right)];
  if (typeof leftValue !== 'string' && typeof rightValue !== 'string') {
    return toNumber(run, leftValue) + toNumber(run, rightValue);
  }
  const [leftText, rightText] = [String(leftValue), String(rightValue)];
  run.textLength(leftText.length + rightText.length);
  return leftText + rightText;
}

type Comparison<Side> = (left: Side, right: Side) => boolean;

function compare(
  run: Run,
  left: unknown,
  right: unknown,
  texts: Comparison<string>,
  numbers: Comparison<number>,
): boolean {
  if (typeof left === 'number' && typeof right === 'number') return numbers(left, right);
  const [leftValue, rightValue] = [toPrimitive(run, left, 'number'), toPrimitive(run, right, 'number')];
  if (typeof leftValue !== 'string' || typeof rightValue !== 'string') {
    return numbers(toNumber(run, leftValue), toNumber(run, rightValue));
  }
  run.textWork(Math.min(leftValue.length, rightValue.length));
  return texts(leftValue, rightValue);
}

export function compileLogical({ operator, left, right }: LogicalExpression, { compile }: Compiler): Code {
  const [first, second] = [compile(left), compile(right)];
  if (operator === '&&') return (run, locals) => first(run, locals) && second(run, locals);
  if (operator === '||') return (run, locals) => first(run, locals) || second(run, locals);
  return (run, locals) => first(run, locals) ?? second(run, locals);
}

export function compileConditional(node: ConditionalExpression, { compile }: Compiler): Code {
  const [test, consequent, alternate] = [compile(node.test), compile(node.consequent), compile(node.alternate)];
  return (run, locals) => (test(run, locals) ? consequent(run, locals) : alternate(run, locals));
}
