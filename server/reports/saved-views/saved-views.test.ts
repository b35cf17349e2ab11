// covers: entity-saved-query
import { beforeAll, describe, expect, test } from 'vitest';

import { shareServer } from '../../start/testing/running-server.ts';

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

test('a saved view is found under its name, at its page, by its owner only', async () => {
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

test('a user renames an own view, to a name that no other own view has', async () => {
  const rename = (token: string, body: object) => server().api('PUT', '/sys/savedView/rename', { token, body });
  const place = 'base/depot';
  for (const title of ['旧名', '占用']) await save(clerk, { place, title, content: '[7]' });
  const { id } = (await list(clerk, place)).find(({ title }) => title === '旧名');
  expect((await rename(clerk, { id, title: ' 新名 ' })).json).toMatchObject({ success: true, message: '保存成功' });
  expect(await list(clerk, place)).toMatchObject([{ id, title: '新名', content: '[7]' }, { title: '占用' }]);
  expect((await rename(clerk, { id, title: '占用' })).json.message).toBe('占用 已存在，请换一个名称。');
  expect((await rename(clerk, { id, title: '新名' })).json.success).toBe(true);
  expect((await rename(clerk, { id, title: ' ' })).json.message).toBe('保存名称不能为空');
  const foreign = await rename(admin, { id, title: '别人的' });
  expect(foreign.json.message).toBe('它已经删除，或者是别人共享的，不能由您改名。');
});

test('a user deletes an own view', async () => {
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

describe('a view for the holders of a role', () => {
  const place = { place: 'base/unit', kind: 'view' };
  const call = (token: string, method: string, path: string, body?: object) =>
    server().api(method, `/sys/savedView/${path}`, { token, ...(body && { body }) });
  const share = async (title: string) =>
    (await call(admin, 'POST', 'save', { ...place, title, content: `{"search":"?${title}"}`, shared: true })).json
      .result.id;
  const defaultsOf = async (token: string): Promise<any[]> => (await call(token, 'GET', 'defaults')).json.result;
  const adminRole = async (): Promise<string> =>
    (await call(admin, 'GET', 'roles')).json.result.find((role: { text: string }) => role.text.includes('管理员'))
      .value;

  test('is what they begin with, until another takes its place, it is no longer shared, or deleted', async () => {
    const [first, second, role] = [await share('甲'), await share('乙'), await adminRole()];
    await call(admin, 'PUT', 'defaults', { id: first, roles: [role] });
    expect(await defaultsOf(admin)).toMatchObject([{ id: first, place: 'base/unit', content: '{"search":"?甲"}' }]);
    expect(await defaultsOf(clerk)).toEqual([]);
    await call(admin, 'PUT', 'defaults', { id: second, roles: [role] });
    expect(await defaultsOf(admin)).toMatchObject([{ id: second }]);
    const listed = (await call(admin, 'GET', 'list?place=base/unit&kind=view')).json.result;
    expect(listed).toMatchObject([
      { title: '甲', shared: true },
      { title: '乙', defaultRoles: [role] },
    ]);
    await call(admin, 'POST', 'save', { ...place, title: '乙', content: '{}', shared: false });
    expect(await defaultsOf(admin)).toEqual([]);
    await call(admin, 'PUT', 'defaults', { id: first, roles: [role] });
    await call(admin, 'DELETE', `delete?id=${first}`);
    expect(await defaultsOf(admin)).toEqual([]);
  });

  test('is set by users who may share, for a shared view and existing roles', async () => {
    const [id, role] = [await share('丙'), await adminRole()];
    expect((await call(clerk, 'PUT', 'defaults', { id, roles: [role] })).json.success).toBe(false);
    expect((await call(clerk, 'GET', 'roles')).json.success).toBe(false);
    const own = (await call(admin, 'POST', 'save', { ...place, title: '丁', content: '{}' })).json.result.id;
    expect((await call(admin, 'PUT', 'defaults', { id: own, roles: [role] })).json.message).toBe(
      '只有共享的视图才能作为角色的默认视图，请先共享它。',
    );
    expect((await call(admin, 'PUT', 'defaults', { id, roles: ['nobody'] })).json.message).toBe(
      '有的角色已经不在了，请刷新后重新选择。',
    );
    expect((await call(admin, 'PUT', 'defaults', { id, roles: 'all' })).json.success).toBe(false);
  });

  test('is found by its id by users who may use it, and by nobody else', async () => {
    const id = await share('戊');
    const own = (await call(admin, 'POST', 'save', { ...place, title: '己', content: '{}' })).json.result.id;
    expect((await call(clerk, 'GET', `queryById?id=${id}`)).json.result).toMatchObject({ title: '戊', own: false });
    const message = '链接里的视图已经删除，或者没有共享给您。请向给您链接的人确认。';
    expect((await call(clerk, 'GET', `queryById?id=${own}`)).json).toMatchObject({ success: false, message });
    expect((await call(clerk, 'GET', 'queryById?id=gone')).json).toMatchObject({ success: false, message });
  });
});
