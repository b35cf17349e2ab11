import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { isMembers, scalarText } from '../exact-json.ts';
import type { Exchange } from '../exchange.ts';
import { textsOf, type Members } from './whole-record.ts';

export interface UniqueField {
  name: string;
  title: string;
  table: string;
  column: string;
}

/**
 * Checks in the back end that the unique values of a save are not taken, because it answers a duplicate with an
 * unspecific failure.
 * @throws Refusal, with a problem at each field whose value another record has.
 */
export async function refuseDuplicates(
  sent: Members,
  fields: readonly UniqueField[],
  exchange: Exchange,
): Promise<void> {
  const texts = textsOf(sent);
  const found = await Promise.all(
    fields.map(async (field) => {
      const value = texts[field.name] ?? '';
      if (value === '') return [];
      const query = new URLSearchParams({
        tableName: field.table,
        fieldName: field.column,
        fieldVal: value,
        dataId: texts['id'] ?? '',
      });
      const { json } = await exchange({ method: 'GET', path: '/sys/duplicate/check', query });
      const message = isMembers(json) && json['success'] === false ? scalarText(json['message']) : undefined;
      // If the check is refused, the save itself decides.
      return message?.includes('该值不可用') ? [field] : [];
    }),
  );
  const repeated = found.flat();
  if (repeated.length === 0) return;
  const messageOf = (titles: string) => say('{titles}已存在，不能重复', { titles });
  const problems = repeated.map(({ name, title }) => ({
    path: name,
    severity: 'error',
    rule: 'unique',
    message: messageOf(title),
  }));
  const message = messageOf(repeated.map(({ title }) => title).join('、'));
  throw new Refusal(message, { status: 422, code: 500, result: { problems } });
}
