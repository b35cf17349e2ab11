import {
  compileExpression,
  ExpressionError,
  extractTemplate,
  freeNames,
  type Expression,
} from '../../schema/expressions/index.ts';
import { readObject, type JsonValue } from '../../schema/json/index.ts';
import { readText } from '../values/index.ts';
import { conditionPhrase } from './condition.ts';
import { literalPhrase, valuePhrase } from './operand.ts';
import type { NamedField, SentenceScope } from './scope.ts';
import { settledCondition, type Settled } from './settled-condition.ts';

export interface Phrase {
  text: string;
  /** True if it is the expression as written. */
  isSource: boolean;
  reads: string[];
  settled?: Settled;
  isWrong?: true;
}

/** Returns the phrase for a condition: true or false, or an expression in braces. */
export function conditionOf(value: boolean | string, scope: SentenceScope): Phrase {
  if (typeof value === 'boolean')
    return { text: value ? scope.words.always : scope.words.never, isSource: false, reads: [] };
  const read = readExpression(value, scope, (ast) => conditionPhrase(ast, scope));
  return read.ast ? { ...read.phrase, settled: settledCondition(read.ast, scope) } : read.phrase;
}

/** Returns the phrase for a value: a literal, which may be one of a field's options, or an expression. */
export function valueOf(value: JsonValue, scope: SentenceScope, of?: NamedField): Phrase {
  if (typeof value === 'string' && extractTemplate(value) !== undefined)
    return readExpression(value, scope, (ast) => valuePhrase(ast, scope, of)).phrase;
  const options = optionTexts(value);
  if (options) return { text: scope.words.listed(options.map(scope.words.text)), isSource: false, reads: [] };
  if (typeof value === 'object' && value !== null) return { text: JSON.stringify(value), isSource: true, reads: [] };
  return { text: literalPhrase(value, scope, of), isSource: false, reads: [] };
}

/** Returns the texts of a list of options; undefined for any other value. */
function optionTexts(value: JsonValue): string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const texts = value.map((option) => readText(readObject(option)['label'] ?? readObject(option)['value']));
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? known : undefined;
}

function readExpression(
  written: string,
  scope: SentenceScope,
  phraseOf: (ast: Expression) => string | undefined,
): { phrase: Phrase; ast?: Expression } {
  const source = (extractTemplate(written) ?? written).trim();
  try {
    const { ast } = compileExpression(source);
    const text = phraseOf(ast);
    return { ast, phrase: { text: text ?? source, isSource: text === undefined, reads: readsOf(ast, scope) } };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { phrase: { text: source, isSource: true, reads: [], isWrong: true } };
  }
}

function readsOf(ast: Expression, { rows, own, fieldAt }: SentenceScope): string[] {
  const found = freeNames(ast).flatMap(({ name, path }) => {
    const names = path.filter((segment) => segment !== '[]' && segment !== '*');
    const around = name === '$record' || name === '$values' ? [] : (rows.get(name)?.split('.') ?? undefined);
    if (name === '$value' && own !== undefined) return [own];
    return around ? [knownPath([...around, ...names], fieldAt)] : [];
  });
  return [...new Set(found)].filter((path) => path !== '');
}

function knownPath(names: readonly string[], fieldAt: SentenceScope['fieldAt']): string {
  for (let length = names.length; length > 0; length -= 1) {
    const path = names
      .slice(0, length)
      .join('.')
      .replace(/_dictText$/, '');
    if (fieldAt(path)) return path;
  }
  return names.slice(0, 1).join('.');
}
