import { filled, text, textTable } from '../../../locale/index.ts';
import type { ExpressionType } from './type.ts';

type Words = Readonly<Partial<Record<ExpressionType['kind'], string>> & { any: string }>;

function words({ kind }: ExpressionType, table: Words): string {
  return table[kind] ?? table.any;
}

const withoutMethod: Words = textTable({
  string: text('文本没有方法“{name}”'),
  number: text('数字没有方法“{name}”'),
  boolean: text('是非值没有方法“{name}”'),
  date: text('日期没有方法“{name}”'),
  array: text('数组没有方法“{name}”'),
  function: text('函数没有方法“{name}”'),
  any: text('值没有方法“{name}”'),
});

/** Returns the message that a type has no such method, without a full stop. */
export function lacksMethod(type: ExpressionType, name: string): string {
  return filled(words(type, withoutMethod), { name });
}

const withoutMember: Words = textTable({
  string: text('文本没有成员“{key}”'),
  number: text('数字没有成员“{key}”'),
  boolean: text('是非值没有成员“{key}”'),
  date: text('日期没有成员“{key}”'),
  array: text('数组没有成员“{key}”'),
  function: text('函数没有成员“{key}”'),
  any: text('值没有成员“{key}”'),
});

/** Returns the message that a type has no such member, without a full stop. */
export function lacksMember(type: ExpressionType, key: string): string {
  return filled(words(type, withoutMember), { key });
}

const noOperands: Words = textTable({
  boolean: text('是非值不能做“{operator}”运算，这里应当是数字。'),
  array: text('数组不能做“{operator}”运算，这里应当是数字。'),
  object: text('对象不能做“{operator}”运算，这里应当是数字。'),
  function: text('函数不能做“{operator}”运算，这里应当是数字。'),
  any: text('值不能做“{operator}”运算，这里应当是数字。'),
});

/** Returns the message that arithmetic is not possible with a value of the type. */
export function noOperand(type: ExpressionType, operator: string): string {
  return filled(words(type, noOperands), { operator });
}

const told: Words = textTable({
  string: text('这里是文本'),
  number: text('这里是数字'),
  boolean: text('这里是是非值'),
  date: text('这里是日期'),
  array: text('这里是数组'),
  object: text('这里是对象'),
  function: text('这里是函数'),
  any: text('这里是值'),
});

/** Returns a description of the type as part of a sentence. */
export function thisIs(type: ExpressionType): string {
  return words(type, told);
}
