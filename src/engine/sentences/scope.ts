import type { Expression } from '../../schema/expressions/index.ts';
import { english } from './words-en-us.ts';
import { chinese } from './words-zh-cn.ts';
import type { SentenceLocale, SentenceWords } from './words.ts';

export interface NamedField {
  title: string;
  type?: string;
  options?: ReadonlyMap<string, string>;
}

export interface SentenceScope {
  words: SentenceWords;
  fieldAt: (path: string) => NamedField | undefined;
  own?: string;
  /** The names of rows (`$line` and the parameters of callbacks), with the data path of the rows. */
  rows: ReadonlyMap<string, string>;
  condition: (node: Expression, scope: SentenceScope) => string | undefined;
}

/** Returns the words of a language. */
export function wordsOf(locale: SentenceLocale): SentenceWords {
  return locale === 'zh-CN' ? chinese : english;
}

/** Returns the scope of a form's sentences outside rows. */
export function formScope(
  locale: SentenceLocale,
  condition: SentenceScope['condition'],
  fieldAt: SentenceScope['fieldAt'],
): SentenceScope {
  return { words: wordsOf(locale), rows: new Map(), condition, fieldAt };
}

export interface ReadPath {
  path: string;
  /** The data path of the rows; '' outside rows. */
  rows: string;
}

/** Returns the field that an expression consists of; undefined for any other expression. */
export function pathOf(node: Expression, scope: SentenceScope): ReadPath | undefined {
  switch (node.type) {
    case 'ChainExpression':
      return pathOf(node.expression, scope);
    case 'Identifier': {
      if (node.name === '$record' || node.name === '$values') return { path: '', rows: '' };
      if (node.name === '$value') return scope.own === undefined ? undefined : { path: scope.own, rows: '' };
      const rows = scope.rows.get(node.name);
      return rows === undefined ? undefined : { path: rows, rows };
    }
    case 'MemberExpression': {
      const owner = pathOf(node.object, scope);
      const key = keyOf(node);
      if (!owner || key === undefined) return undefined;
      return { path: owner.path === '' ? key : `${owner.path}.${key}`, rows: owner.rows };
    }
    default:
      return undefined;
  }
}

function keyOf({ property, computed }: Extract<Expression, { type: 'MemberExpression' }>): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

const textSuffix = '_dictText';

/** Returns the display name of a field; undefined for an unknown one. */
export function fieldPhrase({ path, rows }: ReadPath, scope: SentenceScope): string | undefined {
  const { fieldAt, words } = scope;
  const field = fieldAt(path);
  if (!field && path.endsWith(textSuffix)) {
    const base = fieldPhrase({ path: path.slice(0, -textSuffix.length), rows }, scope);
    return base && words.textOf(base);
  }
  if (!field) return undefined;
  const dot = path.lastIndexOf('.');
  const owner = dot < 0 ? '' : path.slice(0, dot);
  if (owner === '' || owner === rows) return field.title;
  const around = fieldPhrase({ path: owner, rows }, scope);
  return around === undefined ? field.title : words.member(around, field.title);
}
