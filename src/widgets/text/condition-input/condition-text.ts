import { parseValuePattern, printListQuery } from '../../../engine/query/index.ts';

/** How a text is meant; by the operators of lists (docs/jeecgboot.md, Query language). */
export type Condition = 'like' | 'left_like' | 'right_like' | 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';

const modes = {
  like: 'like',
  left_like: 'leftLike',
  right_like: 'rightLike',
  eq: 'equals',
  ne: 'not',
  gt: 'greater',
  ge: 'greaterOrEqual',
  lt: 'less',
  le: 'lessOrEqual',
} as const;

/** The query value that asks for the text: `*上海*`, `!上海`, `>= 5`; null for an empty text. */
export function wrapped(text: string, condition: Condition): string | null {
  return printListQuery([{ name: 'value', mode: modes[condition] }], { value: text }).value ?? null;
}

/** The text that a query value asks for. */
export function unwrapped(value: unknown): string {
  if (typeof value !== 'string') return '';
  const pattern = parseValuePattern(value);
  if (!pattern) return value;
  return 'texts' in pattern ? pattern.texts.join(',') : pattern.text;
}
