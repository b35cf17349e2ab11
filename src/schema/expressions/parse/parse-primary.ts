import { say } from '../../../locale/index.ts';
import type {
  ArrayExpression,
  Expression,
  Identifier,
  Literal,
  ObjectExpression,
  Property,
  SpreadElement,
  TemplateElement,
  TemplateLiteral,
} from '../ast.ts';
import { reservedWords } from '../tokens/tokens.ts';
import { parseList } from './parse-arrow.ts';
import { checkKey, parseKeyName, parseName } from './parse-name.ts';
import type { TokenStream } from './token-stream.ts';

export const constants: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Parses a literal, a template, a name, an array, an object, or an expression in parentheses. */
export function parsePrimary(stream: TokenStream): Expression {
  const { kind, text, start, value } = stream.current;
  if (kind === 'number' || kind === 'string') return literal(stream, value);
  if (kind === 'template') return parseTemplate(stream);
  const constant = kind === 'name' ? constants.get(text) : undefined;
  if (constant !== undefined) return literal(stream, constant);
  if (kind === 'name') return parseName(stream);
  if (stream.is('(')) return parseParentheses(stream);
  if (stream.take('[')) return parseArray(stream, start);
  if (stream.take('{')) return parseObject(stream, start);
  if (stream.is('/')) throw stream.refused(say('正则表达式'));
  throw stream.unexpected(say('这里应当是一个值'));
}

/** Parses `...list` if it is there. */
export function parseSpread(stream: TokenStream): SpreadElement | undefined {
  const { start } = stream.current;
  if (!stream.take('...')) return undefined;
  const argument = stream.expression();
  return stream.make<SpreadElement>({ type: 'SpreadElement', start, argument }, [argument]);
}

function literal(stream: TokenStream, value: Literal['value']): Literal {
  const { start, text } = stream.next();
  return stream.make<Literal>({ type: 'Literal', start, value, raw: text }, []);
}

function parseParentheses(stream: TokenStream): Expression {
  stream.next();
  const expression = stream.expression();
  if (stream.is(',')) throw stream.refused(say('逗号表达式'));
  stream.expect(')');
  stream.parenthesized.add(expression);
  return expression;
}

function parseTemplate(stream: TokenStream): TemplateLiteral {
  const { start } = stream.current;
  const quasis: TemplateElement[] = [];
  const expressions: Expression[] = [];
  for (;;) {
    const chunk = stream.next();
    if (chunk.kind !== 'template') throw stream.unexpected(say('模板里的值之后应当是“}”'));
    const tail = chunk.text.endsWith('`');
    const range = { start: chunk.start + 1, end: chunk.end - (tail ? 1 : 2) };
    const raw = chunk.text.slice(1, tail ? -1 : -2).replaceAll(/\r\n?/g, '\n');
    const value = { raw, cooked: String(chunk.value) };
    quasis.push(stream.make<TemplateElement>({ type: 'TemplateElement', ...range, value, tail }, []));
    if (tail) break;
    expressions.push(stream.expression());
  }
  return stream.make<TemplateLiteral>({ type: 'TemplateLiteral', start, expressions, quasis }, [
    ...expressions,
    ...quasis,
  ]);
}

function parseArray(stream: TokenStream, start: number): ArrayExpression {
  const elements = parseList(stream, ']', () => {
    if (stream.is(',')) throw stream.refused(say('数组中的空位'));
    return parseSpread(stream) ?? stream.expression();
  });
  return stream.make<ArrayExpression>({ type: 'ArrayExpression', start, elements }, elements);
}

function parseObject(stream: TokenStream, start: number): ObjectExpression {
  const properties = parseList(stream, '}', () => parseSpread(stream) ?? parseProperty(stream));
  return stream.make<ObjectExpression>({ type: 'ObjectExpression', start, properties }, properties);
}

function parseProperty(stream: TokenStream): Property {
  const { start, kind, text } = stream.current;
  const after = stream.tokenAt(stream.index + 1);
  const shorthand = kind === 'name' && after.kind === 'sign' && [',', '}'].includes(after.text);
  const shape = { type: 'Property', kind: 'init', method: false, start } as const;
  if (shorthand) {
    const name: Identifier = parseName(stream);
    return stream.make<Property>({ ...shape, shorthand, computed: false, key: name, value: name }, [name]);
  }
  const computed = stream.is('[');
  const key = computed ? parseComputedKey(stream) : parseKey(stream);
  if (stream.is('(') || stream.current.kind === 'name') throw stream.refused(say('对象里的方法和存取器'));
  if (!stream.is(':') && reservedWords.has(text)) throw stream.refused(`“${text}”`);
  stream.expect(':');
  const value = stream.expression();
  return stream.make<Property>({ ...shape, shorthand, computed, key, value }, [key, value]);
}

function parseKey(stream: TokenStream): Expression {
  const { kind, value } = stream.current;
  if (kind !== 'number' && kind !== 'string') return parseKeyName(stream);
  checkKey(stream, String(value));
  return literal(stream, value);
}

function parseComputedKey(stream: TokenStream): Expression {
  stream.next();
  const key = stream.expression();
  stream.expect(']');
  return key;
}
