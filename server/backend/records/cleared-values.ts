import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { Members } from './whole-record.ts';

const dated = /^\d{4}-\d\d-\d\d|^\d\d:\d\d/;

interface ClearedFields {
  titleOf: (field: string) => string | undefined;
  /** True if an empty text changes nothing there either. */
  keepsTexts: boolean;
  /** Returns true if the page hides the field and cleared it for that reason; its value in the back end may remain. */
  isHidden: (field: string) => boolean;
}

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

/** Returns true for null, undefined and the empty string. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Returns true for a text that a JeecgBoot accepts as empty; false for a date. */
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
