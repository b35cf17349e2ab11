import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';
import { testPassword } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei', 'lina']);
const call = (method: string, path: string, body?: unknown, username?: string) =>
  server.api(method, `/sys/document/${path}`, body, username);
const form = 'base/customer.form';
const read = async (key: string, username?: string) =>
  (await call('GET', `queryByKey?key=${key}`, undefined, username)).result;
const publish = (documents: object[], username?: string) =>
  call('POST', 'publish', { documents, note: '换一个标题' }, username);
const page = async (key: string, username = 'admin', headers = {}): Promise<any[]> => {
  const token = { 'x-access-token': server.tokenOf(username) };
  const answer = await server.client().get(`/pagewright/pages/${key}`, { ...token, ...headers });
  return answer.json.documents;
};
const renamed = (text: string, title: string): string =>
  text.replace(/"title": ("[^"]*"|\{[^}]*\})/, `"title": "${title}"`);

test('lists and reads the documents that the user may edit, with their revision', async () => {
  const { result } = await call('GET', 'list');
  expect(result).toContainEqual(
    expect.objectContaining({ key: form, kind: 'form', isPublished: false, hasDraft: false }),
  );
  const key = 'base/card.form';
  const text = '{ "kind": "form", "formatVersion": 1, "title": "名片", "model": "base/customer" }';
  expect(await call('PUT', 'draft', { key, text, revision: '' })).toMatchObject({ success: true });
  const drafted = (await call('GET', 'list')).result;
  expect(drafted).toContainEqual(expect.objectContaining({ key, title: '名片', revision: '', hasDraft: true }));
  await call('DELETE', `draft?key=${key}`);
  const document = await read(form);
  expect(document).toMatchObject({ key: form, isPublished: false, draft: null });
  expect(document.revision).toMatch(/^[0-9a-f]{16,}$/);
  expect(JSON.parse(document.text)).toMatchObject({ kind: 'form' });
  expect((await call('GET', 'queryByKey?key=base/nothing.form')).message).toBe(
    '没有文档 base/nothing.form，请检查编号。',
  );
  expect((await call('GET', 'queryByKey?key=../secret')).success).toBe(false);
  const uses = await call('GET', `whereUsed?key=${form}`);
  expect(uses.result).toContainEqual(expect.objectContaining({ document: 'base/customer.list' }));
});

test('an editor of a document gets everything that renders it; nobody else does', async () => {
  const { result } = await call('GET', `around?key=${form}`);
  const keys = result.documents.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(expect.arrayContaining([form, 'base/customer.model', 'base/common.rules']));
  expect(await call('GET', `around?key=${form}`, undefined, 'zhangwei')).toMatchObject({ success: false, code: 510 });
});

test('stores a draft for its author, shows it to them on request, and to nobody else', async () => {
  const { text, revision } = await read(form);
  const draft = { key: form, text: renamed(text, '草稿'), revision };
  expect(await call('PUT', 'draft', draft)).toMatchObject({ success: true });
  expect((await read(form)).draft).toMatchObject({ text: draft.text, revision });
  const titleOf = async (username: string, headers = {}): Promise<unknown> =>
    (await page('base/customer.list', username, headers)).find(({ key }) => key === form).body.title;
  expect(await titleOf('admin')).not.toBe('草稿');
  expect(await titleOf('admin', { 'x-document-drafts': '1' })).toBe('草稿');
  expect(await titleOf('zhangwei', { 'x-document-drafts': '1' })).not.toBe('草稿');
  expect(await call('DELETE', `draft?key=${form}`)).toMatchObject({ success: true });
  expect((await read(form)).draft).toBeNull();
});

describe('documents are checked', () => {
  test('as by the command, with what pages would show cards for', async () => {
    const { text, revision } = await read(form);
    const broken = text.replace('"name"', '"nmae"');
    const { result } = await call('POST', 'check', { documents: [{ key: form, text: broken, revision }] });
    expect(result.errors).toBeGreaterThan(0);
    expect(result.problems).toContainEqual(
      expect.objectContaining({ document: form, file: `${form}.json`, line: expect.any(Number), nearest: 'name' }),
    );
    const whole = (await call('POST', 'check', { documents: [{ key: form, text, revision }] })).result;
    expect(whole).toMatchObject({ errors: 0, warnings: 0, problems: [] });
    const refused = await publish([{ key: form, text: broken, revision }]);
    expect(refused.message).toMatch(/^文档有 \d+ 个错误，没有发布，请先改正：base\/customer\.form\.json:\d+:\d+ /);
    expect(refused.result.problems[0]).toMatchObject({ document: form });
  });

  // covers: limit-locales
  test('in the language of the caller, also for a refused publication', async () => {
    const { text, revision } = await read(form);
    const documents = [{ key: form, text: text.replace('"name"', '"nmae"'), revision }];
    const answerIn = async (path: string, language: string) => {
      const headers = { 'x-access-token': server.tokenOf('admin'), 'accept-language': language };
      const answer = await fetch(`${server.address()}/jeecg-boot/sys/document/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ documents, note: 'A field' }),
      });
      const refusal: { message: string; result: { problems: { message: string }[] } } = await answer.json();
      return [refusal.message, ...refusal.result.problems.map(({ message }) => message)];
    };
    const chinese = [await answerIn('check', 'zh-CN'), await answerIn('publish', 'zh-CN')];
    const english = [await answerIn('check', 'en-US'), await answerIn('publish', 'en-US')];
    expect(english.map(({ length }) => length)).toEqual(chinese.map(({ length }) => length));
    expect(english.flat().filter((message) => /[\u4e00-\u9fff]/.test(message))).toEqual([]);
    expect(english[1]?.[0]).toMatch(
      /^The documents have \d+ errors\. Nothing was published\. Correct them first: base\//,
    );
    expect([await answerIn('check', 'zh-CN'), await answerIn('publish', 'zh-CN')]).toEqual(chinese);
  });
});

describe('a publication', () => {
  const list = 'base/customer.list';

  test('reaches the pages at once, all of it or nothing', async () => {
    const [one, two] = [await read(form), await read(list)];
    const documents = [
      { key: form, text: renamed(one.text, '客户卡'), revision: one.revision },
      { key: list, text: renamed(two.text, '客户档案'), revision: two.revision },
    ];
    const half = [documents[0] ?? {}, { ...documents[1], text: '{' }];
    expect((await publish(half)).success).toBe(false);
    expect((await read(form)).revision).toBe(one.revision);
    expect(await publish(documents)).toMatchObject({ success: true, message: '发布成功', result: { publication: 1 } });
    const shown = await page(list);
    expect(shown.find(({ key }) => key === form).body.title).toBe('客户卡');
    expect(shown.find(({ key }) => key === list).body.title).toBe('客户档案');
    expect(await read(form)).toMatchObject({ isPublished: true, updateBy: 'admin' });
  });

  test('over a document that somebody else has published is refused with the author and the time', async () => {
    const { text, revision } = await read(form);
    expect((await publish([{ key: form, text: renamed(text, '先'), revision }])).success).toBe(true);
    const late = await publish([{ key: form, text: renamed(text, '后'), revision }]);
    expect(late).toMatchObject({ success: false, result: { key: form, updateBy: 'admin' } });
    expect(late.message).toMatch(
      /^文档 base\/customer\.form 在 \d{4}-.* 由 管理员 发布过，没有发布，请重新读取后再改。$/,
    );
  });

  test('by several at once is one after the other', async () => {
    const keys = [form, list, 'base/supplier.form', 'base/supplier.list'];
    const documents = await Promise.all(keys.map((key) => read(key)));
    const answers = await Promise.all(
      documents.map(({ key, text, revision }) => publish([{ key, text: renamed(text, `同时 ${key}`), revision }])),
    );
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    const numbers = answers.map(({ result }) => result.publication);
    expect(new Set(numbers).size).toBe(4);
    for (const key of keys) expect((await read(key)).text).toContain(`同时 ${key}`);
  });
});

describe('versions', () => {
  const key = 'base/supplier.form';
  let before: any;
  beforeAll(async () => {
    before = await read(key);
    await publish([{ key, text: renamed(before.text, '供应商卡'), revision: before.revision }]);
  });

  test('are listed with author, time and reason, and compared in words and as text', async () => {
    const { result } = await call('GET', `versions?key=${key}`);
    expect(result[0]).toMatchObject({ note: '换一个标题', createBy: 'admin', createTime: expect.any(String) });
    expect(result[0].createBy_dictText).toBe('管理员');
    expect(result.at(-1)).toMatchObject({ version: 0, createBy: null });
    const difference = (await call('GET', `difference?key=${key}&from=0`)).result;
    expect(difference.words).toContainEqual(expect.stringMatching(/^修改 title：.*供应商卡"$/));
    expect(difference.lines).toContain('+  "title": "供应商卡",');
  });

  test('name people who were deleted, and have the account alone once nobody has it', async () => {
    const [username, password, realname] = ['gone.author', testPassword, '周文'];
    await server.api('POST', '/sys/user/add', { username, password, realname });
    const [user] = (await server.api('GET', `/sys/user/list?username=${username}`)).result.records;
    const [role] = (await server.api('GET', '/sys/role/list?roleCode=admin')).result.records;
    await server.api('POST', '/sys/user/addSysUserRole', { roleId: role.id, userIdList: [user.id] });
    await server.signIn(username);
    const { text, revision } = await read(key);
    const documents = [{ key, text: renamed(text, '供应商名片'), revision }];
    expect(await publish(documents, username)).toMatchObject({ success: true });
    const mine = { key: form, text: '{}', revision: '' };
    await call('PUT', 'draft', mine, username);
    const authors = async () => {
      const { result } = await call('GET', `versions?key=${key}`);
      const entries: Record<string, unknown>[] = (await call('GET', 'list')).result;
      const { otherDrafts } = await read(form);
      const listed = entries.find((each) => each['key'] === key);
      const changes = [await read(key), listed, otherDrafts[0]];
      const published = [result[0].createBy, result[0].createBy_dictText];
      return [published].concat(changes.map((each) => [each?.updateBy, each?.updateBy_dictText]));
    };
    const named = [username, realname];
    expect(await authors()).toEqual([named, named, named, named]);
    await server.api('DELETE', `/sys/user/delete?id=${user.id}`);
    expect(await authors()).toEqual([named, named, named, named]);
    await server.api('DELETE', `/sys/user/deleteRecycleBin?userIds=${user.id}`);
    const unnamed = [username, undefined];
    expect((await authors()).slice(0, 3)).toEqual([unnamed, unnamed, unnamed]);
  });

  test('are rolled back to, which is a version too', async () => {
    const { revision } = await read(key);
    const rolled = await call('POST', 'rollback', { key, version: 0, revision, note: '还是原来的好' });
    expect(rolled).toMatchObject({ success: true });
    expect(JSON.parse((await read(key)).text).title).not.toBe('供应商卡');
    expect((await call('GET', `versions?key=${key}`)).result[0]).toMatchObject({ note: '还是原来的好' });
    expect((await call('POST', 'rollback', { key, version: 999, revision, note: '没有' })).success).toBe(false);
  });
});

test('a document that others use is not deleted, one that nobody uses is, and comes back', async () => {
  const { revision } = await read(form);
  const refused = await call('DELETE', `delete?key=${form}&revision=${revision}&note=no`);
  expect(refused.message).toMatch(/^文档 base\/customer\.form 还有 \d+ 处用到，没有删除，请先改 /);
  const key = 'base/extra.screen';
  const text = '{\n  "kind": "screen",\n  "formatVersion": 1,\n  "title": "临时",\n  "properties": {}\n}\n';
  expect(await publish([{ key, text, revision: '' }])).toMatchObject({ success: true });
  const added = await read(key);
  expect(await call('DELETE', `delete?key=${key}&revision=${added.revision}&note=gone`)).toMatchObject({
    success: true,
  });
  expect((await call('GET', 'list')).result.map((one: { key: string }) => one.key)).not.toContain(key);
  const [gone, last] = (await call('GET', `versions?key=${key}`)).result;
  expect(gone).toMatchObject({ isRemoved: true, note: 'gone' });
  const back = { key, version: last.version, note: '又要了' };
  expect(await call('POST', 'rollback', back)).toMatchObject({ success: true });
  expect((await read(key)).text).toBe(text);
});

test('rules and forms are followed by the saves after a publication', async () => {
  const { text, revision } = await read(form);
  const stricter = text.replace('"required": "{{ $record.level == \'A\' }}"', '"required": true');
  expect(stricter).not.toBe(text);
  const customer = { name: '没有联系人的客户' };
  expect((await server.api('POST', '/base/customer/add', customer)).success).toBe(true);
  expect(await publish([{ key: form, text: stricter, revision }])).toMatchObject({ success: true });
  const refused = await server.api('POST', '/base/customer/add', { ...customer, name: '又一个' });
  expect(refused).toMatchObject({ success: false });
});
