import { isEqual } from 'es-toolkit';

import { translated } from '../../../src/locale/index.ts';
import {
  checkExpression,
  extractTemplate,
  type ExpressionPlace,
  type ScopeTypes,
} from '../../../src/schema/expressions/index.ts';
import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { isJsonObject, parseJson, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import { branchesOf } from './editor-of.ts';
import { readOptionLines } from './option-lines.ts';
import { panelWords } from './panel-words.ts';
import type { Property } from './property.ts';

/** The value for the document (undefined removes the key), or the problem of the input. */
export type Written = { value: JsonValue | undefined } | { problem: string };

export interface WriteOptions {
  locale: Locale;
  scope: (place: ExpressionPlace) => ScopeTypes;
}

/** Converts a form value to the value for the document. An empty value removes the key. */
export function writeValue(property: Property, typed: unknown, options: WriteOptions): Written {
  if (typed === undefined || typed === null || typed === '' || isEqual(typed, [])) return { value: undefined };
  if (property.mode === 'expression') return writeExpression(String(typed), property, options);
  if (property.mode === 'json') return writeJson(String(typed), undefined, options);
  const { editor } = property;
  switch (editor.kind) {
    case 'text':
      return writeText(String(typed), editor.limits, options);
    case 'boolean':
      return { value: typed === true || typed === 'true' };
    case 'number':
      return writeNumber(Number(typed), editor.limits, editor.isWhole, options);
    case 'choice':
      return writeChoice(String(typed));
    case 'texts':
      return { value: Array.isArray(typed) ? typed.map(String) : undefined };
    case 'options':
      return writeOptions(String(typed), editor.isNumeric, options);
    case 'json':
      return writeJson(String(typed), editor.schema, options);
  }
}

/** The braces around an expression may be typed too, as in documents. */
function writeExpression(typed: string, { sees }: Property, { scope, locale }: WriteOptions): Written {
  const text = extractTemplate(typed.trim())?.trim() ?? typed;
  if (text.trim() === '') return { value: undefined };
  const [problem] = checkExpression(text, scope(sees));
  return problem ? { problem: panelWords[locale].wrongExpression(problem.message) } : { value: `{{ ${text} }}` };
}

function writeText(typed: string, limits: AnnotatedNode, { locale }: WriteOptions): Written {
  const words = panelWords[locale];
  const { minLength = 0, maxLength = Infinity, pattern, 'x-expected': expected = pattern ?? '' } = limits;
  if (typed.length > maxLength) return { problem: words.longest(maxLength) };
  if (typed.length < minLength) return { problem: words.shortest(minLength) };
  if (pattern !== undefined && !new RegExp(pattern).test(typed))
    return { problem: words.expected(translated(expected)) };
  return { value: typed };
}

function writeNumber(value: number, limits: AnnotatedNode, isWhole: boolean, { locale }: WriteOptions): Written {
  const words = panelWords[locale];
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = limits;
  if (!Number.isFinite(value)) return { problem: words.number };
  if (isWhole && !Number.isInteger(value)) return { problem: words.whole };
  if (value < minimum) return { problem: words.atLeast(minimum) };
  if (value <= exclusiveMinimum) return { problem: words.moreThan(exclusiveMinimum) };
  if (value > Math.min(maximum, exclusiveMaximum))
    return { problem: words.atMost(Math.min(maximum, exclusiveMaximum)) };
  return { value };
}

/** Choices are JSON texts, because a text, a number and `null` may be choices of the same property. */
function writeChoice(typed: string): Written {
  const { value } = parseJson(typed);
  return { value };
}

function writeJson(typed: string, schema: AnnotatedNode | undefined, { locale }: WriteOptions): Written {
  const words = panelWords[locale];
  if (typed.trim() === '') return { value: undefined };
  const { value, problems } = parseJson(typed);
  const [problem] = problems;
  if (problem) return { problem: words.wrongJson(problem.message, problem.line) };
  if (value === undefined) return { value };
  const types = schema ? typesOf(schema) : [];
  if (types.length === 0 || types.some((type) => isOfType(value, type))) return { value };
  return { problem: words.notOfType(types.map((type) => words.types[type] ?? type).join(words.or)) };
}

function writeOptions(typed: string, isNumeric: boolean, { locale }: WriteOptions): Written {
  const words = panelWords[locale];
  const read = readOptionLines(typed, isNumeric);
  if ('twice' in read) return { problem: words.twice(read.twice) };
  if ('notNumeric' in read) return { problem: words.notNumeric(read.notNumeric) };
  return { value: read.options.length === 0 ? undefined : read.options };
}

function typesOf(schema: AnnotatedNode): string[] {
  const branches = branchesOf(schema).map(({ type }) => [type ?? []].flat());
  return branches.some((types) => types.length === 0) ? [] : [...new Set(branches.flat())];
}

function isOfType(value: JsonValue, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
