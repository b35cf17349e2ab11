import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const key = 'lab/card.model';
const model = (properties: object) =>
  JSON.stringify({
    kind: 'model',
    formatVersion: 1,
    title: '卡',
    permission: 'lab:card',
    schema: { type: 'object', properties },
  });
const name = { type: 'string', title: '名称' };
const pin = { type: 'string', title: '密码' };
const secret = { ...pin, 'x-secret': true };
const publish = async (properties: object, more: object = {}) => {
  const read = await server.api('GET', `/sys/document/queryByKey?key=${key}`);
  const documents = [{ key, text: model(properties), revision: read.result?.revision ?? '' }];
  return server.api('POST', '/sys/document/publish', { documents, note: '改', ...more });
};

test('a field that was secret once is not shown by publications one after the other, unless it is allowed knowingly', async () => {
  expect(await publish({ name, pin: secret })).toMatchObject({ message: '发布成功' });
  const added = await server.api('POST', '/lab/card/add', { name: '甲', pin: '1234' });
  expect(added.result).not.toHaveProperty('pin');
  const other = await publish({ name, Pin: pin });
  expect(other).toMatchObject({ success: false, message: '模型 lab/card 会让人看到保密的字段 Pin，没有发布。' });
  expect(await publish({ name })).toMatchObject({ success: true });
  const refused = await publish({ name, pin });
  expect(refused.result.gained).toEqual(['模型 lab/card 会让人看到保密的字段 pin']);
  const read = await server.api('GET', `/sys/document/queryByKey?key=${key}`);
  const documents = [{ key, text: model({ name, pin }), revision: read.result.revision }];
  const answer = await server.api('POST', '/sys/document/effects', { documents });
  expect(answer.result).toMatchObject({ gained: refused.result.gained, mayAllow: true });
  expect(await publish({ name, pin }, { allow: 1 })).toMatchObject({ success: false });
  expect(await publish({ name, pin }, { allow: true })).toMatchObject({ success: true });
  const { records } = (await server.api('GET', '/lab/card/list')).result;
  expect(records).toMatchObject([{ name: '甲', pin: '1234' }]);
  await expect
    .poll(async () => (await server.api('GET', '/sys/log/list?logType=2&logContent=*知情放行*')).result.records, {
      timeout: 10_000,
    })
    .toContainEqual(
      expect.objectContaining({
        userid: 'admin',
        logContent: expect.stringContaining('保密的字段 pin'),
        requestParam: expect.stringContaining(key),
      }),
    );
  expect(await publish({ name, pin, note: name })).toMatchObject({ success: true });
});

test('an approval keeps its state and its permission, unless an administrator allows the loss', async () => {
  const order = (await server.api('GET', '/sys/document/queryByKey?key=sales/order.model')).result;
  const body = JSON.parse(order.text);
  body.states.editable.push('examined');
  const documents = [{ key: order.key, text: JSON.stringify(body), revision: order.revision }];
  const refused = await server.api('POST', '/sys/document/publish', { documents, note: '改' });
  expect(refused.message).toMatch(
    /^模型 sales\/order 会让角色“.+”在状态 examined 下修改“销售订单”的记录，现在不能，没有发布。$/,
  );
  expect(await server.api('POST', '/sys/document/publish', { documents, note: '改', allow: true })).toMatchObject({
    success: true,
  });
});
