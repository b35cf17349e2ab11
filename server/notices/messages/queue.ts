import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { translated } from '../../../src/locale/index.ts';
import { isMobileNumber } from '../../../src/schema/patterns/account-rules.ts';
import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { memberOf, seenBy } from '../../tenancy/index.ts';
import { asMarkup, fillTemplate, isMarkup, type Parameters } from './fill-template.ts';
import type { MessageSchema } from './tables.ts';

/** The type of a message: 1 SMS, 2 e-mail, 4 within the application. */
export type MessageType = '1' | '2' | '4';

export interface NewMessage {
  templateCode: string;
  type: MessageType;
  receivers: readonly string[];
  parameters: Parameters;
}

export async function queueMessages(database: DynamicKysely, person: Person, message: NewMessage): Promise<number> {
  const { templateCode, type, parameters } = message;
  const template = await templateOf(database, person, templateCode);
  if (!template) throw new Refusal(say('没有编码为“{templateCode}”的消息模板，请检查模板编码。', { templateCode }));
  const receivers = await addressesOf(database, person, message);
  const content = template.template_content ?? '';
  const escaped = Object.entries(parameters).map(([name, value]) => [name, asMarkup(value)] as const);
  const isMail = type === '2' && isMarkup(content);
  const text = fillTemplate(content, isMail ? Object.fromEntries(escaped) : parameters);
  const title = fillTemplate(template.template_name ?? '', parameters).slice(0, 100);
  const now = formatDate(new Date(), DATE_TIME);
  await database
    .withTables<MessageSchema>()
    .insertInto('sys_sms')
    .values(
      receivers.map((receiver) => ({
        id: nanoid(),
        es_title: title,
        es_type: type,
        es_receiver: receiver,
        es_content: text,
        es_param: JSON.stringify(parameters).slice(0, 4_000),
        es_send_status: '0',
        es_send_num: 0,
        es_send_time: null,
        es_result: null,
        remark: `模板 ${templateCode}`,
        next_time: Date.now(),
        create_by: person.username,
        create_time: now,
        tenant_id: person.tenantId,
      })),
    )
    .execute();
  return receivers.length;
}

/**
 * Queues a message that was given up or waits for its retry, for an immediate attempt.
 * @throws Refusal if there is no such message.
 */
export async function queueAgain(database: DynamicKysely, person: Person, id: string): Promise<void> {
  const { numUpdatedRows } = await database
    .withTables<MessageSchema>()
    .updateTable('sys_sms')
    .set({ es_send_status: '0', es_send_num: 0, next_time: Date.now() })
    .where('id', '=', id)
    .where('tenant_id', '=', person.tenantId)
    .where('del_flag', '=', 0)
    .where('es_send_status', 'in', ['2', '-1'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refusal(say('这条消息已经发出，或者已经不在了。'));
}

/** The tenant's template takes precedence over the one of no tenant. */
function templateOf(database: DynamicKysely, { tenantId }: Person, code: string) {
  return database
    .withTables<MessageSchema>()
    .selectFrom('sys_sms_template')
    .select(['template_name', 'template_content'])
    .where('template_code', '=', code)
    .where('del_flag', '=', 0)
    .where(seenBy({ tenantId }, 'sys_sms_template'))
    .orderBy('tenant_id', 'desc')
    .executeTakeFirst();
}

const ways = {
  1: { column: 'phone', is: isMobileNumber, lack: text('没有填写手机号码') },
  2: {
    column: 'email',
    is: (name: string) => /^[^\s@,<>"]+@[^\s@,<>"]+\.[^\s@,<>"]+$/.test(name),
    lack: text('没有填写邮箱'),
  },
  4: { column: 'username', is: () => false, lack: '' },
} as const;

async function addressesOf(
  database: DynamicKysely,
  person: Person,
  { type, receivers }: NewMessage,
): Promise<string[]> {
  const { column, is, lack } = ways[type];
  const names = receivers.filter((name) => !is(name));
  const users =
    names.length === 0
      ? []
      : await database
          .withTables<AccountSchema>()
          .selectFrom('sys_user')
          .select(['username', 'phone', 'email'])
          .where('username', 'in', names)
          .where('del_flag', '=', 0)
          .where(memberOf(person))
          .execute();
  const found = new Map(users.map((user) => [user.username, user[column] ?? '']));
  return receivers.map((receiver) => {
    if (is(receiver)) return receiver;
    const address = found.get(receiver);
    if (address === undefined)
      throw new Refusal(say('没有名为“{receiver}”的用户，请检查接收人。', { receiver: receiver.slice(0, 100) }));
    if (address === '')
      throw new Refusal(say('用户 {receiver} {lack}，不能发给他。', { receiver, lack: translated(lack) }));
    return address;
  });
}
