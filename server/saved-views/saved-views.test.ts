import { beforeAll, expect, test } from 'vitest';
import { shareServer } from '../session/testing/running-server.ts';

const server = shareServer();
const of = { place: 'base/customer', kind: 'query' };
let admin = '';
let clerk = '';

beforeAll(async () => {
  admin = await server().signIn('admin');
  clerk = await server().signIn('lina');
});

const save = (token: string, view: object) =>
  server().api('POST', '/sys/savedView/save', { token, body: { ...of, ...view } });
const list = async (token: string, place = of.place): Promise<any[]> =>
  (await server().api('GET', `/sys/savedView/list?place=${place}&kind=query`, { token })).json.result;

test('what a person saves he finds again under its name, at its page, and only he', async () => {
  await save(clerk, { title: '大客户', content: '{"match":"and"}' });
  expect(await list(clerk)).toMatchObject([{ title: '大客户', content: '{"match":"and"}', own: true, shared: false }]);
  expect(await list(admin)).toEqual([]);
  expect(await list(clerk, 'base/supplier')).toEqual([]);
});

test('the same name overwrites', async () => {
  await save(clerk, { title: '甲', content: '[1]' });
  await save(clerk, { title: '甲', content: '[2]' });
  expect((await list(clerk)).filter(({ title }) => title === '甲')).toMatchObject([{ content: '[2]' }]);
});

test('shared ones are for everybody, and sharing needs its permission', async () => {
  await save(admin, { title: '共享的', content: '[]', shared: true });
  const [shared] = (await list(clerk)).filter((view) => view.shared);
  expect(shared).toMatchObject({ title: '共享的', own: false, createBy: 'admin' });
  const refused = await save(clerk, { title: '我的', content: '[]', shared: true });
  expect(refused.json.success).toBe(false);
  const removal = await server().api('DELETE', `/sys/savedView/delete?id=${shared.id}`, { token: clerk });
  expect(removal.json).toMatchObject({ success: false });
  expect((await list(admin)).map(({ title }) => title)).toEqual(['共享的']);
});

test('a person deletes his own', async () => {
  await save(clerk, { title: '不要了', content: '[]' });
  const found = (await list(clerk)).find(({ title }) => title === '不要了');
  await server().api('DELETE', `/sys/savedView/delete?id=${found.id}`, { token: clerk });
  expect((await list(clerk)).map(({ title }) => title)).not.toContain('不要了');
});

test.each([
  [{ title: '  ', content: '[]' }, '保存名称不能为空'],
  [{ title: '甲', content: 'not json' }, '参数 content 应是 JSON。'],
  [{ title: '甲'.repeat(51), content: '[]' }, '参数 title 太长，最多 50 个字符。'],
])('%j is refused', async (view, message) => {
  expect((await save(clerk, view)).json).toMatchObject({ success: false, message });
});
