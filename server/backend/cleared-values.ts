import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { Members } from './whole-record.ts';

/** A date, a time, or both as a JeecgBoot writes them. */
const dated = /^\d{4}-\d\d-\d\d|^\d\d:\d\d/;

/**
 * Makes values that a person cleared arrive: a JeecgBoot leaves members that are null as they were (MyBatis-Plus), and
 * takes an empty text for a text.
 * @param before the record as it is there.
 * @throws Refusal, with a problem at each field, where a number, a choice or a date was cleared, which it would ignore.
 */
export function withClearedValues(sent: Members, before: Members, titleOf: (field: string) => string): Members {
  const cleared = Object.keys(sent).filter((name) => isEmpty(sent[name]) && !isEmpty(before[name]));
  const lost = cleared.filter((name) => !isClearable(before[name]));
  if (lost.length > 0) throw notCleared(lost.map((name) => ({ name, title: titleOf(name) })));
  return { ...sent, ...Object.fromEntries(cleared.map((name) => [name, ''])) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isClearable(value: unknown): boolean {
  return typeof value === 'string' && !dated.test(value);
}

function notCleared(fields: readonly { name: string; title: string }[]): Refusal {
  const titles = fields.map(({ title }) => title).join('、');
  const message = say('后端不能把“{titles}”改为空，请填一个值', { titles });
  const problems = fields.map(({ name, title }) => ({
    path: name,
    severity: 'error',
    rule: 'cleared',
    message: say('后端不能把“{titles}”改为空，请填一个值', { titles: title }),
  }));
  return new Refusal(message, { status: 422, code: 500, result: { problems } });
}
