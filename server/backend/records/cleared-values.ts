import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { Members } from './whole-record.ts';

/** A date, a time, or both as a JeecgBoot writes them. */
const dated = /^\d{4}-\d\d-\d\d|^\d\d:\d\d/;

interface ClearedFields {
  /** Returns the title of a field; undefined where people do not fill it in. */
  titleOf: (field: string) => string | undefined;
  /** True where an empty text changes nothing there either. */
  keepsTexts: boolean;
  /** Returns true where the page hides the field, and cleared it for that: what the back end ignores stays as it is there. */
  isHidden: (field: string) => boolean;
}

/**
 * Makes values that a person cleared arrive: a JeecgBoot leaves members that are null as they were (MyBatis-Plus), and
 * takes an empty text for a text.
 * @param before the record as it is there.
 * @throws Refusal, with a problem at each field, where a number, a choice or a date was cleared, which it would ignore.
 */
export function withClearedValues(
  sent: Members,
  before: Members,
  { titleOf, keepsTexts, isHidden }: ClearedFields,
): Members {
  const cleared = Object.keys(sent).flatMap((name) => {
    const title = isEmpty(sent[name]) && !isEmpty(before[name]) ? titleOf(name) : undefined;
    return title === undefined ? [] : [{ name, title }];
  });
  const lost = cleared.filter(({ name }) => (keepsTexts || !isClearable(before[name])) && !isHidden(name));
  if (lost.length > 0) throw notCleared(lost);
  return { ...sent, ...Object.fromEntries(cleared.map(({ name }) => [name, ''])) };
}

/** True for a value that is none. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** True for a text, which a JeecgBoot takes as an empty one; not for a date. */
export function isClearable(value: unknown): boolean {
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
