import { nanoid } from 'nanoid';
import { expect, test, vi } from 'vitest';

import { applySchema, type DynamicKysely } from '../../database/index.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { eventually } from '../../http/testing/eventually.ts';
import { demoServer } from '../../start/testing/demo-server.ts';
import { smsChannel } from './channels.ts';
import { deliverDue, pauses, type Channels } from './deliver.ts';
import { mailChannel } from './mail-channel.ts';
import { messageTables } from './tables.ts';
import { gatewayDouble } from './testing/gateway-double.ts';
import { smtpDouble } from './testing/smtp-double.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = demoServer(['zhangwei', 'lina']);

async function queueOf(): Promise<DynamicKysely> {
  const { kysely } = await openTestDatabase('embedded');
  await applySchema(kysely, messageTables);
  return kysely;
}

async function queued(database: DynamicKysely, more: object): Promise<string> {
  const id = nanoid();
  const row = { id, es_title: '催款', es_send_status: '0', es_send_num: 0, next_time: 0, ...more };
  await database.insertInto('sys_sms').values(row).execute();
  return id;
}

const stateOf = async (database: DynamicKysely, id: string) => {
  const row = await database.selectFrom('sys_sms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [row['es_send_status'], Number(row['es_send_num']), row['es_result']];
};

const settings = (more: object) => ({
  smsGateway: undefined,
  smsToken: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  ...more,
});

test('an e-mail goes out by the server of the settings, with sender, title and text, once', async () => {
  const [database, smtp] = [await queueOf(), await smtpDouble()];
  const mail = mailChannel(settings({ smtpUrl: smtp.url, mailFrom: '系统 <robot@example.com>' }));
  const channels: Channels = { ...(mail && { 2: mail }) };
  const id = await queued(database, { es_type: '2', es_receiver: 'wang@example.com', es_content: '请于 <5> 日前付款' });
  await deliverDue({ database, channels });
  expect(await deliverDue({ database, channels })).toBe(0);
  expect(smtp.mails).toHaveLength(1);
  const [{ from, to, text } = { from: '', to: '', text: '' }] = smtp.mails;
  expect([from, to]).toEqual(['<robot@example.com>', '<wang@example.com>']);
  expect(text).toContain(`Message-ID: <${id}@pagewright>`);
  expect(text).toContain(`Subject: =?UTF-8?`);
  const bodies = [...text.matchAll(/\n\n([A-Za-z0-9+/=\n]+)/g)].map(([, body = '']) =>
    Buffer.from(body, 'base64').toString('utf8'),
  );
  expect(bodies).toEqual(['请于 <5> 日前付款', '请于 &lt;5&gt; 日前付款']);
  expect(await stateOf(database, id)).toEqual(['1', 1, '250 OK queued as 7']);
});

test('what fails is tried again, each time later, and given up in the end', async () => {
  const [database, smtp] = [await queueOf(), await smtpDouble()];
  const mail = mailChannel(settings({ smtpUrl: smtp.url }));
  const channels: Channels = { ...(mail && { 2: mail }) };
  const id = await queued(database, { es_type: '2', es_receiver: 'wang@example.com', es_content: '甲' });
  let now = 1_000;
  for (const pause of pauses) {
    smtp.refusals.push('451 try later');
    expect(await deliverDue({ database, channels }, now)).toBe(1);
    expect((await stateOf(database, id))[0]).toBe('2');
    expect(await deliverDue({ database, channels }, now + pause - 1)).toBe(0);
    now += pause;
  }
  smtp.refusals.push('451 try later');
  await deliverDue({ database, channels }, now);
  expect(await stateOf(database, id)).toEqual(['-1', pauses.length + 1, expect.stringContaining('451 try later')]);
  expect(await deliverDue({ database, channels }, now * 2)).toBe(0);
  expect(smtp.mails).toEqual([]);
});

test('what the other side refuses for good is not tried again', async () => {
  const [database, smtp] = [await queueOf(), await smtpDouble()];
  const mail = mailChannel(settings({ smtpUrl: smtp.url }));
  const id = await queued(database, { es_type: '2', es_receiver: 'wang@example.com', es_content: '甲' });
  smtp.refusals.push('550 no such user');
  await deliverDue({ database, channels: { ...(mail && { 2: mail }) } });
  expect(await stateOf(database, id)).toEqual(['-1', 1, expect.stringContaining('550 no such user')]);
});

test('a short message goes to the gateway with its token, and again after 503, not after 400', async () => {
  const [database, gateway] = [await queueOf(), await gatewayDouble()];
  const sms = smsChannel(settings({ smsGateway: gateway.url, smsToken: 't0' }));
  const channels: Channels = { ...(sms && { 1: sms }) };
  const id = await queued(database, { es_type: '1', es_receiver: '13800000001', es_content: '到货了' });
  gateway.refusals.push(503);
  await deliverDue({ database, channels }, 1_000);
  expect(await stateOf(database, id)).toEqual(['2', 1, '短信网关拒绝：503 no']);
  await deliverDue({ database, channels }, 1_000 + pauses[0]);
  expect(gateway.taken).toEqual([
    { authorization: 'Bearer t0', body: { id, phone: '13800000001', content: '到货了', purpose: 'message' } },
  ]);
  expect(await stateOf(database, id)).toEqual(['1', 2, '{"id":"s-1"}']);
  const refused = await queued(database, { es_type: '1', es_receiver: '13800000001', es_content: '到货了' });
  gateway.refusals.push(400);
  await deliverDue({ database, channels }, 1_000);
  expect((await stateOf(database, refused))[0]).toBe('-1');
});

test('two processes do not send the same message', async () => {
  const database = await queueOf();
  const sent: string[] = [];
  const channels: Channels = { 1: async ({ id }) => (sent.push(id), 'ok') };
  for (let index = 0; index < 30; index += 1)
    await queued(database, { es_type: '1', es_receiver: '1', es_content: 'x' });
  await Promise.all([
    deliverDue({ database, channels }),
    deliverDue({ database, channels }),
    deliverDue({ database, channels }),
  ]);
  await deliverDue({ database, channels });
  expect([sent.length, new Set(sent).size]).toEqual([30, 30]);
});

const template = {
  templateCode: 'due',
  templateName: '${no} 到期',
  templateType: '4',
  templateContent: '${userName}，合同 ${no} 将到期。',
};

test('a template fills a message within the application, whose state is visible', async () => {
  const { result } = await server.api('POST', '/sys/message/sysMessageTemplate/add', template);
  expect(result).toMatchObject({ templateCode: 'due', templateType_dictText: '系统消息' });
  const send = (more: object, username = 'admin') =>
    server.api(
      'POST',
      '/sys/message/sysMessageTemplate/sendMsg',
      { templateCode: 'due', msgType: '4', ...more },
      username,
    );
  const testData = JSON.stringify({ userName: '<b>张伟</b>', no: 'HT-7' });
  expect(await send({ receiver: 'zhangwei,lina', testData })).toMatchObject({ success: true, result: { count: 2 } });
  await eventually(async () => {
    const { result: unread } = await server.api('GET', '/sys/annountCement/listByUser', undefined, 'zhangwei');
    expect(unread).toMatchObject({
      sysMsgTotal: 1,
      sysMsgList: [{ titile: 'HT-7 到期', msgContent: '<p>&lt;b&gt;张伟&lt;/b&gt;，合同 HT-7 将到期。</p>' }],
    });
  });
  await eventually(async () => {
    const { result: page } = await server.api('GET', '/sys/message/sysMessage/list?esSendStatus=1');
    expect(page.records).toMatchObject([
      { esReceiver: expect.any(String), esSendStatus_dictText: '推送成功', esResult: '已送达', esSendNum: 1 },
      { esSendStatus_dictText: '推送成功' },
    ]);
  });
  expect(await send({ receiver: 'nobody' })).toMatchObject({ message: '没有名为“nobody”的用户，请检查接收人。' });
  expect((await send({ receiver: 'lina', templateCode: 'x' })).message).toBe(
    '没有编码为“x”的消息模板，请检查模板编码。',
  );
  expect((await send({ receiver: 'lina', testData: '[1' })).success).toBe(false);
  expect((await send({ receiver: 'lina', msgType: '3' })).success).toBe(false);
  expect((await send({ receiver: 'lina' }, 'lina')).code).toBe(510);
});

test('what cannot go out stays visible, and is sent again when somebody asks for it', async () => {
  const message = { templateCode: 'due', msgType: '2', receiver: 'wang@example.com', testData: '{}' };
  await server.api('POST', '/sys/message/sysMessageTemplate/sendMsg', message);
  const path = '/sys/message/sysMessage/list?esReceiver=wang@example.com';
  await eventually(async () => {
    const { result } = await server.api('GET', path);
    expect(result.records).toMatchObject([{ esSendStatus: '2', esResult: '这种发送方式没有设置，请联系管理员' }]);
  });
  const { id } = (await server.api('GET', path)).result.records[0];
  const again = await server.api('PUT', '/sys/message/sysMessage/resend', { id });
  expect(again).toMatchObject({ success: true, message: '已重新发送' });
  await eventually(async () => {
    expect((await server.api('GET', path)).result.records).toMatchObject([{ esSendStatus: '2', esSendNum: 1 }]);
  });
  expect((await server.api('PUT', '/sys/message/sysMessage/resend', { id: 'gone' })).success).toBe(false);
  expect((await server.api('PUT', '/sys/message/sysMessage/resend', { id }, 'lina')).code).toBe(510);
});
