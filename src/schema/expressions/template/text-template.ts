import { evaluateExpression } from '../evaluate.ts';
import { extractTemplate } from './template.ts';

/** A part of a text with expressions: plain text, or an expression without its braces. */
export type TextPart =
  { text: string } | { expression: string; start: number };

const braces = /\{\{([\s\S]*?)\}\}/g;

/** Splits a text such as `字典【{{ $record.dictName }}】` into its parts; one part if it is wholly an expression. */
export function textParts(text: string): TextPart[] {
  const found = [...text.matchAll(braces)];
  const whole = found.length <= 1 ? extractTemplate(text) : undefined;
  if (whole !== undefined) return [{ expression: whole, start: text.indexOf('{{') + 2 }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 0: all, 1: expression = '' } of found) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ expression, start: index + 2 });
    from = index + all.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/**
 * Returns the text with its expressions evaluated over `scope`; null becomes empty text.
 * @throws ExpressionError
 */
export function fillText(text: string, scope: object): string {
  return textParts(text)
    .map((part) => ('text' in part ? part.text : shown(evaluateExpression(part.expression, scope))))
    .join('');
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
