import { say } from '../../../locale/index.ts';
import type {
  BinaryExpression,
  BinaryOperator,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  LogicalOperator,
  UnaryExpression,
  UnaryOperator,
} from '../ast.ts';
import { ExpressionError, type ExpressionProblem } from '../problem.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { isArrowAhead, parseArrow } from './parse-arrow.ts';
import { parseOperand } from './parse-operand.ts';
import { TokenStream } from './token-stream.ts';

/**
 * Parses the text between the braces as exactly one expression of the language (docs/EXPRESSIONS.md). Never throws: an
 * invalid text gives the problem with its position.
 */
export function parseExpression(text: string): { ast: Expression } | { problem: ExpressionProblem } {
  try {
    return { ast: parse(text) };
  } catch (error) {
    if (error instanceof ExpressionError) return { problem: error.problem };
    throw error;
  }
}

/** Like parseExpression, but throws ExpressionError. */
export function parse(text: string): Expression {
  const stream = new TokenStream(tokenize(text), parseWhole);
  if (stream.atEnd) throw stream.problem('empty', say('表达式是空的，请写上内容。'));
  const ast = stream.expression();
  if (stream.atEnd) return ast;
  if (stream.is(',')) throw stream.refused(say('逗号表达式'));
  const reserved = stream.current.text;
  if (['in', 'instanceof'].includes(reserved)) throw stream.refused(`“${reserved}”`);
  throw stream.unexpected(say('表达式到这里应当结束'));
}

function parseWhole(stream: TokenStream): Expression {
  if (isArrowAhead(stream)) return parseArrow(stream);
  const { start } = stream.current;
  const test = parseBinary(stream, 0);
  if (!stream.take('?')) return test;
  const consequent = stream.expression();
  stream.expect(':');
  const alternate = stream.expression();
  const node = { type: 'ConditionalExpression', start, test, consequent, alternate } as const;
  return stream.make<ConditionalExpression>(node, [test, consequent, alternate]);
}

/** The precedence of each binary operator; `**` binds tighter than all of these. */
export const levels: ReadonlyMap<string, number> = new Map<string, number>(
  [['??'], ['||'], ['&&'], ['==', '!=', '===', '!=='], ['<', '<=', '>', '>='], ['+', '-'], ['*', '/', '%']].flatMap(
    (operators, level) => operators.map((operator) => [operator, level] as const),
  ),
);

function parseBinary(stream: TokenStream, lowest: number): Expression {
  const { start } = stream.current;
  let left = parsePower(stream);
  for (;;) {
    const { text, kind } = stream.current;
    const level = kind === 'sign' ? levels.get(text) : undefined;
    if (level === undefined || level < lowest) return left;
    stream.next();
    const right = parseBinary(stream, level + 1);
    left = isLogical(text) ? logical(stream, start, text, left, right) : binary(stream, start, text, left, right);
  }
}

function logical(stream: TokenStream, start: number, operator: LogicalOperator, left: Expression, right: Expression) {
  for (const side of [left, right]) {
    if (side.type !== 'LogicalExpression' || stream.parenthesized.has(side)) continue;
    if ((side.operator === '??') === (operator === '??')) continue;
    throw stream.problem('mixed-operators', say('“??”与“||”、“&&”混用时请加括号。'), { start, end: right.end });
  }
  const node = { type: 'LogicalExpression', start, operator, left, right } as const;
  return stream.make<LogicalExpression>(node, [left, right]);
}

function binary(stream: TokenStream, start: number, operator: string, left: Expression, right: Expression) {
  if (!isBinary(operator)) throw stream.unexpected(say('这里应当是运算符'));
  const node = { type: 'BinaryExpression', start, operator, left, right } as const;
  return stream.make<BinaryExpression>(node, [left, right]);
}

function parsePower(stream: TokenStream): Expression {
  const { start } = stream.current;
  const left = parseUnary(stream);
  if (!stream.is('**')) return left;
  if (left.type === 'UnaryExpression' && !stream.parenthesized.has(left)) {
    throw stream.problem('mixed-operators', say('乘方左边的一元运算请加括号。'), left);
  }
  stream.next();
  const right = stream.nested(() => parsePower(stream));
  return binary(stream, start, '**', left, right);
}

function parseUnary(stream: TokenStream): Expression {
  const { start, text, kind } = stream.current;
  if ((kind !== 'sign' && kind !== 'name') || !isUnary(text)) return parseOperand(stream);
  stream.next();
  const argument = parseUnary(stream);
  const node = { type: 'UnaryExpression', start, operator: text, prefix: true, argument } as const;
  return stream.make<UnaryExpression>(node, [argument]);
}

function isUnary(text: string): text is UnaryOperator {
  return text === '!' || text === '-' || text === '+' || text === 'typeof';
}

function isLogical(text: string): text is LogicalOperator {
  return text === '&&' || text === '||' || text === '??';
}

function isBinary(text: string): text is BinaryOperator {
  return text === '**' || (levels.has(text) && !isLogical(text));
}
