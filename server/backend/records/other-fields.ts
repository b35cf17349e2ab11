import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { scalarText } from '../exact-json.ts';
import { isEmpty } from './cleared-values.ts';
import type { Members } from './whole-record.ts';

/**
 * Refuses changes of fields that a save of the back end silently ignores.
 * @param sent The members by the back end's names.
 * @param before The record as the back end has it.
 * @param takes The fields that the save accepts.
 * @throws Refusal, with a problem at each such field.
 */
export function refuseOthers(
  sent: Members,
  before: Members,
  { takes, titleOf }: { takes: readonly string[]; titleOf: (field: string) => string | undefined },
): void {
  const problems = Object.keys(sent).flatMap((name) => {
    const title = takes.includes(name) || isSame(sent[name], before[name]) ? undefined : titleOf(name);
    if (title === undefined) return [];
    const message = say('后端不让自己修改“{title}”，请联系管理员修改', { title });
    return [{ path: name, severity: 'error', rule: 'not-taken', message }];
  });
  const [first] = problems;
  if (first) throw new Refusal(first.message, { status: 422, result: { problems } });
}

function isSame(left: unknown, right: unknown): boolean {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  return scalarText(left) === scalarText(right);
}
