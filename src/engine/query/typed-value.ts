import { say } from '../../locale/index.ts';
import type { ResolvedField } from '../model/index.ts';
import { hasTime, numberFromText, readDateText, readYesNo } from '../written/index.ts';
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
  const number = numberFromText(text) ?? Number.NaN;
  const fits = field.type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  if (fits) return number;
  const kind = field.type === 'integer' ? say('整数') : say('数字');
  throw new ValueRefusal(
    say('“{title}”要用{kind}查询，“{shown}”不是{kind}', { title: field.title, kind, shown: shown(text) }),
  );
}

function typedBoolean(field: QueryField, text: string): boolean {
  const value = readYesNo(text);
  if (value !== undefined) return value;
  throw new ValueRefusal(
    say('“{title}”只能按是（true）或否（false）查询，不能用“{shown}”', { title: field.title, shown: shown(text) }),
  );
}

function typedDate(field: QueryField, text: string): string {
  const read = readDateText(text);
  if ('value' in read && read.value !== null) return read.value;
  throw new ValueRefusal(
    say('“{title}”要用日期（如 2024-05-06）查询，“{shown}”不是日期', { title: field.title, shown: shown(text) }),
  );
}

function typedDateTime(field: QueryField, text: string, endOfDay: boolean): string {
  const read = readDateText(text, 'date-time');
  if ('value' in read && read.value !== null)
    return endOfDay && !hasTime(text) ? `${read.value.slice(0, 10)} 23:59:59` : read.value;
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
