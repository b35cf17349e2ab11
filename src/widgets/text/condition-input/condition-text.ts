import type { ConditionInputWidgetProps } from '../../../../generated/props.ts';
import { parseValuePattern, printListQuery } from '../../../engine/query/index.ts';

/** The operator of a text, as in list queries (docs/jeecgboot.md, Query language). */
export type Condition = NonNullable<ConditionInputWidgetProps['condition']>;

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

/** Returns the query value of a text: `*上海*`, `!上海`, `>= 5`; null for an empty text. */
export function wrapped(text: string, condition: Condition): string | null {
  return printListQuery([{ name: 'value', mode: modes[condition] }], { value: text }).value ?? null;
}

/** Returns the text of a query value. */
export function unwrapped(value: unknown): string {
  if (typeof value !== 'string') return '';
  const pattern = parseValuePattern(value);
  if (!pattern) return value;
  return 'texts' in pattern ? pattern.texts.join(',') : pattern.text;
}
