import { say } from '../../locale/index.ts';
import { decimalToNumber, parseDecimal } from '../../schema/decimal/decimal.ts';
import type { ResolvedField } from '../model/index.ts';
import { DATE, DATE_TIME, isDateText } from '../values/index.ts';
import type { ConditionValue } from './condition.ts';

export type QueryField = Pick<ResolvedField, 'name' | 'title' | 'type' | 'format'> &
  Partial<Pick<ResolvedField, 'component' | 'componentProps'>>;

/** An error for a value that its field cannot have; the message is one Chinese sentence with the field's title. */
export class ValueRefusal extends Error {}

/**
 * Converts the text of a query to the type of the field's column. For a date-time a day means its first second, or its
 * last with `endOfDay`.
 * @throws ValueRefusal when the field cannot have the value.
 */
export function typedValue(field: QueryField, text: string, endOfDay = false): ConditionValue {
  if (text.includes('\0'))
    throw new ValueRefusal(say('“{title}”的查询条件含有不可见的控制字符，请删去', { title: field.title }));
  if (field.type === 'number' || field.type === 'integer') return typedNumber(field, text);
  if (field.type === 'boolean') return typedBoolean(field, text);
  if (field.format === 'date') return typedDate(field, text);
  if (field.format === 'date-time') return typedDateTime(field, text, endOfDay);
  return text;
}

/** True if texts of this field can be searched by a part of them. */
export function isText(field: QueryField): boolean {
  return field.type === 'array' || (field.type === 'string' && field.format !== 'date' && field.format !== 'date-time');
}

function typedNumber(field: QueryField, text: string): number {
  const decimal = parseDecimal(text);
  const number = decimal ? decimalToNumber(decimal) : Number.NaN;
  const fits = field.type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  if (fits) return number;
  const kind = field.type === 'integer' ? say('整数') : say('数字');
  throw new ValueRefusal(
    say('“{title}”要用{kind}查询，“{shown}”不是{kind}', { title: field.title, kind, shown: shown(text) }),
  );
}

function typedBoolean(field: QueryField, text: string): boolean {
  if (['true', '1', 'Y'].includes(text)) return true;
  if (['false', '0', 'N'].includes(text)) return false;
  throw new ValueRefusal(
    say('“{title}”只能按是（true）或否（false）查询，不能用“{shown}”', { title: field.title, shown: shown(text) }),
  );
}

function typedDate(field: QueryField, text: string): string {
  const date = isDateText(text, DATE_TIME) ? text.slice(0, 10) : text;
  if (isDateText(date, DATE)) return date;
  throw new ValueRefusal(
    say('“{title}”要用日期（如 2024-05-06）查询，“{shown}”不是日期', { title: field.title, shown: shown(text) }),
  );
}

function typedDateTime(field: QueryField, text: string, endOfDay: boolean): string {
  if (isDateText(text, DATE)) return `${text} ${endOfDay ? '23:59:59' : '00:00:00'}`;
  if (isDateText(text, DATE_TIME)) return text;
  throw new ValueRefusal(
    say('“{title}”要用时间（如 2024-05-06 08:30:00）查询，“{shown}”不是时间', {
      title: field.title,
      shown: shown(text),
    }),
  );
}

function shown(text: string): string {
  return text.slice(0, 40);
}
