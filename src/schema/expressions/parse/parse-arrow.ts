import { say } from '../../../locale/index.ts';
import {
  parameterNames,
  type ArrayPattern,
  type ArrowFunctionExpression,
  type Expression,
  type Identifier,
  type ObjectPattern,
  type Parameter,
  type Property,
} from '../ast.ts';
import { limits } from '../limits.ts';
import { parseName } from './parse-name.ts';
import type { TokenStream } from './token-stream.ts';

/** True if an arrow function begins at the current token. */
export function isArrowAhead(stream: TokenStream): boolean {
  const { current } = stream;
  const last = stream.is('(') ? current.matching : current.kind === 'name' ? stream.index : -1;
  const arrow = stream.tokenAt(last + 1);
  return last >= 0 && arrow.kind === 'sign' && arrow.text === '=>';
}

/** Parses `x => …`, `(a, b) => …`, `([key, value]) => …` or `({ name }) => …`, whose body is an expression. */
export function parseArrow(stream: TokenStream): ArrowFunctionExpression {
  const { start } = stream.current;
  const params = stream.is('(') ? parseParameters(stream) : [parseName(stream)];
  if (stream.current.newline) throw stream.unexpected(say('“=>”应当与它的参数在同一行'));
  stream.expect('=>');
  const names = params.flatMap(parameterNames);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw stream.problem('duplicate-parameter', say('参数“{name}”写了两次。', { name: repeated }), {
      start,
      end: stream.previousEnd,
    });
  }
  if (stream.is('{'))
    throw stream.problem('not-in-language', say('表达式不支持函数体，箭头后请直接写一个表达式（对象请加括号）。'));
  if (stream.arrows.length >= limits.arrowsInside) {
    throw stream.problem('too-many-arrows', say('箭头函数最多嵌套 {most} 层。', { most: limits.arrowsInside }), {
      start,
      end: stream.previousEnd,
    });
  }
  const body = parseBody(stream, names);
  const node = { type: 'ArrowFunctionExpression', start, id: null, params, body } as const;
  const kind = { expression: true, generator: false, async: false } as const;
  return stream.make<ArrowFunctionExpression>({ ...node, params, ...kind }, [...params, body]);
}

function parseBody(stream: TokenStream, names: string[]): Expression {
  stream.arrows.push(new Set(names));
  const body = stream.expression();
  stream.arrows.pop();
  return body;
}

function parseParameters(stream: TokenStream): Parameter[] {
  stream.expect('(');
  return parseList(stream, ')', () => {
    if (stream.is('[')) return parseArrayPattern(stream);
    return stream.is('{') ? parseObjectPattern(stream) : parseParameterName(stream);
  });
}

function parseArrayPattern(stream: TokenStream): ArrayPattern {
  const { start } = stream.next();
  const elements = parseList(stream, ']', () => parseParameterName(stream));
  return stream.make<ArrayPattern>({ type: 'ArrayPattern', start, elements }, elements);
}

function parseObjectPattern(stream: TokenStream): ObjectPattern {
  const { start } = stream.next();
  const properties = parseList(stream, '}', () => {
    const key = parseParameterName(stream);
    const shape = { type: 'Property', kind: 'init', method: false, shorthand: true, computed: false } as const;
    return stream.make<Property<Identifier>>({ ...shape, start: key.start, key, value: key }, [key]);
  });
  return stream.make<ObjectPattern>({ type: 'ObjectPattern', start, properties }, properties);
}

function parseParameterName(stream: TokenStream): Identifier {
  if (stream.is('...')) throw stream.refused(say('剩余参数'));
  const name = parseName(stream);
  if (stream.is(':')) throw stream.refused(say('参数改名'));
  return name;
}

/** Parses items separated by commas up to the closing sign; a trailing comma is allowed. */
export function parseList<Item>(stream: TokenStream, closing: string, item: () => Item): Item[] {
  const items: Item[] = [];
  while (!stream.take(closing)) {
    items.push(item());
    if (!stream.is(closing)) stream.expect(',');
  }
  return items;
}
