import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, listOf, optionalText, Refusal, requiredText, success, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { Delivery } from './deliver.ts';
import type { Parameters } from './fill-template.ts';
import { queueAgain, queueMessages, type NewMessage } from './queue.ts';

export function messageRoutes(database: DynamicKysely, delivery: Pick<Delivery, 'wake'>): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/message/sysMessageTemplate/sendMsg',
      permission: 'system:messageTemplate:send',
      async handler(call) {
        const count = await queueMessages(database, call.person(), call.body(readMessage));
        delivery.wake();
        return success({ count }, { message: say('消息发送任务添加成功！') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/message/sysMessage/resend',
      permission: 'system:message:resend',
      async handler(call) {
        await queueAgain(
          database,
          call.person(),
          call.body((body) => requiredText(body, 'id', 64)),
        );
        delivery.wake();
        return success(null, { message: say('已重新发送') });
      },
    }),
  ];
}

const mostReceivers = 1_000;

function readMessage(body: JsonObject): NewMessage {
  const type = (['1', '2', '4'] as const).find((each) => each === optionalText(body, 'msgType', 2));
  if (!type) throw new Refusal(say('参数 msgType 应是 1（短信）、2（邮件）或 4（系统消息）。'));
  const receivers = listOf(requiredText(body, 'receiver', 100_000));
  if (receivers.length === 0) throw new Refusal(say('请填写接收人。'));
  if (receivers.length > mostReceivers) throw new Refusal(say('一次最多发给 {mostReceivers} 人。', { mostReceivers }));
  const parameters = readParameters(optionalText(body, 'testData', 4_000) ?? '');
  return { templateCode: requiredText(body, 'templateCode', 64), type, receivers, parameters };
}

function readParameters(text: string): Parameters {
  if (text.trim() === '') return {};
  const wrong = new Refusal(say('参数 testData 应是 JSON 对象，例如 {"userName": "张伟"}。'));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw wrong;
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value ?? '')]));
}
