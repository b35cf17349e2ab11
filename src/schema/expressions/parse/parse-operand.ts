import { say } from '../../../locale/index.ts';
import type {
  CallExpression,
  ChainExpression,
  Expression,
  Identifier,
  MemberExpression,
  SpreadElement,
} from '../ast.ts';
import { parseList } from './parse-arrow.ts';
import { parseKeyName } from './parse-name.ts';
import { parsePrimary, parseSpread } from './parse-primary.ts';
import type { TokenStream } from './token-stream.ts';

/** Parses a value with the members and calls that follow it. */
export function parseOperand(stream: TokenStream): Expression {
  const { start } = stream.current;
  let expression = parsePrimary(stream);
  let chained = false;
  for (;;) {
    const optional = stream.take('?.');
    chained ||= optional;
    const next = parseSubscript(stream, start, expression, optional);
    if (next === undefined) break;
    expression = next;
  }
  return chained
    ? stream.make<ChainExpression>({ type: 'ChainExpression', start, expression }, [expression])
    : expression;
}

function parseSubscript(stream: TokenStream, start: number, object: Expression, optional: boolean) {
  if (stream.current.kind === 'template' && stream.current.text.startsWith('`'))
    throw stream.refused(say('带标签的模板'));
  if (stream.is('(')) return parseCall(stream, start, object, optional);
  if (stream.take('[')) {
    const property = stream.expression();
    stream.expect(']');
    return member(stream, { start, object, property, computed: true, optional });
  }
  if (!optional && !stream.take('.')) return undefined;
  return member(stream, { start, object, property: parseKeyName(stream), computed: false, optional });
}

function member(stream: TokenStream, parts: Omit<MemberExpression, 'type' | 'end'>): MemberExpression {
  return stream.make<MemberExpression>({ type: 'MemberExpression', ...parts }, [parts.object, parts.property]);
}

function parseCall(stream: TokenStream, start: number, object: Expression, optional: boolean): CallExpression {
  const callee = checkCallee(stream, object);
  stream.expect('(');
  const list = parseList(stream, ')', (): Expression | SpreadElement => parseSpread(stream) ?? stream.expression());
  const node = { type: 'CallExpression', start, callee, arguments: list, optional } as const;
  return stream.make<CallExpression>({ ...node, arguments: list }, [callee, ...list]);
}

function checkCallee(stream: TokenStream, callee: Expression): Identifier | MemberExpression {
  const plain = !stream.parenthesized.has(callee);
  if (plain && callee.type === 'MemberExpression') return callee;
  if (!plain || callee.type !== 'Identifier') {
    throw stream.problem('not-callable', say('只能直接调用函数名或方法，不能调用一个结果。'), callee);
  }
  if (!stream.arrows.some((names) => names.has(callee.name))) return callee;
  throw stream.problem('not-callable', say('“{name}”是箭头函数的参数，不能调用。', { name: callee.name }), callee);
}
