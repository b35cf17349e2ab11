import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const author = ['system:document:edit', 'system:document:publish', 'system:document:data'];
const single = 'd35109c3632c4952a19ecc094943dd71';
const report = '6c7f59741c814347905a938f06ee003c';
const ok = (result: unknown) => ({ status: 200, answer: { success: true, message: '', code: 200, result } });

const recordings = {
  'GET /v3/api-docs': {
    status: 200,
    answer: {
      paths: {
        '/shop/goods/add': {
          post: {
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Goods' } } } },
          },
        },
        '/shop/goods/list': { get: {} },
      },
      components: {
        schemas: {
          Goods: {
            description: '商品',
            required: ['name'],
            properties: {
              name: { type: 'string', description: '名称', maxLength: 30 },
              grade: { type: 'string', description: '等级' },
            },
          },
        },
      },
    },
  },
  'GET /shop/goods/list': ok({ records: [{ id: 'g1', name: '笔', grade: '1', grade_dictText: '甲' }] }),
  'POST /shop/goods/add': ok(null),
  'PUT /shop/goods/edit': ok(null),
  'GET /shop/goods/queryById': ok({ id: 'g1' }),
  'DELETE /shop/goods/delete': ok(null),
  'GET /sys/dict/queryAllDictItems': ok({ theirs_only: [{ value: '1', text: '甲' }] }),
  'GET /online/cgform/head/list': ok({
    records: [{ id: single, tableName: 'test_demo', tableTxt: '测试用户表', tableType: 1, isDbSynch: 'Y' }],
  }),
};

function sharedWith(held: readonly string[]) {
  const inFrontOf = shareInFrontOf('3.9.1', held);
  const call = async (method: string, path: string, body?: object) => {
    const { backEnd, call: ask } = inFrontOf();
    Object.assign(backEnd.answers, recordings);
    return ask(method, `/sys/document/${path}`, body);
  };
  return { inFrontOf, call };
}

describe('modules of a JeecgBoot, for who may edit documents', () => {
  const { inFrontOf, call } = sharedWith(author);
  const describeIt = async (query: string) => call('GET', `module/describe?${query}`);
  const draftOf = async (key: string) => {
    const { text, revision } = (await call('GET', `queryByKey?key=${key}`)).json.result.draft;
    return { key, text, revision };
  };
  const publish = async (keys: readonly string[]) => {
    const documents = await Promise.all(keys.map(draftOf));
    return (await call('POST', 'publish', { documents, note: '第一版' })).json;
  };
  const pageOf = async (key: string) => {
    const { status, json } = await inFrontOf().server.get(`/pagewright/pages/${key}`, { 'x-access-token': 'admin' });
    return { status, keys: (json.documents ?? []).map((each: any) => each.key) };
  };

  test('documents of the product whose records are elsewhere are marked in the list of documents', async () => {
    const listed: { key: string; worksHere?: boolean }[] = (await call('GET', 'list')).json.result;
    const worksHere = (key: string) => listed.find((each) => each.key === key)?.worksHere ?? true;
    expect(['sales/order.form', 'base/customer.form', 'base/customer.model'].map(worksHere)).toEqual([
      false,
      false,
      false,
    ]);
    expect(['system/user-account.form', 'system/role.form', 'system/tenant.form'].map(worksHere)).toEqual([
      true,
      true,
      true,
    ]);
    const { text, revision } = (await call('GET', 'queryByKey?key=base/customer.form')).json.result;
    await call('PUT', 'draft', { key: 'base/customer.form', text, revision });
    const again: { key: string; worksHere?: boolean }[] = (await call('GET', 'list')).json.result;
    expect(again.find(({ key }) => key === 'base/customer.form')?.worksHere).toBeUndefined();
    await call('DELETE', 'draft?key=base/customer.form');
  });

  test('are listed with their titles: described resources and online forms', async () => {
    expect((await call('GET', 'module/list')).json.result).toEqual({
      isDescribed: true,
      modules: [
        { kind: 'resource', name: '/shop/goods', title: '商品', resource: '/shop/goods', document: null },
        {
          kind: 'online',
          name: 'test_demo',
          title: '测试用户表',
          resource: `/online/cgform/records/${single}`,
          document: null,
        },
      ],
    });
  });

  test('are shown with their documents, fields and guesses, under another id too', async () => {
    const { result } = (await describeIt('kind=resource&name=shop/goods')).json;
    expect(result).toMatchObject({
      id: 'shop/goods',
      title: '商品',
      path: '/shop/goods',
      component: 'shop/goods.model',
      form: 'shop/goods.form',
      fields: [
        { name: 'name', title: '名称', type: 'string', isRequired: true },
        { name: 'grade', title: '等级', dictionary: 'theirs_only', isRequired: false },
      ],
      guesses: ['grade 的字典猜是 theirs_only'],
      sameRecords: null,
    });
    expect(result.documents).toEqual([
      { key: 'shop/goods.model', kind: 'model', title: '商品', isTaken: false },
      { key: 'shop/goods.form', kind: 'form', title: '商品', isTaken: false },
      { key: 'shop/goods.picker', kind: 'picker', title: '选择商品', isTaken: false },
    ]);
    const other = (await describeIt('kind=resource&name=/shop/goods&id=mine/goods&title=货')).json.result;
    expect([other.id, other.title, other.documents[1].key]).toEqual(['mine/goods', '货', 'mine/goods.form']);
  });

  test('report the parts of an online form that are not converted', async () => {
    const item = inFrontOf().backEnd.answers[`GET /online/cgform/api/getFormItem/${single}`]?.answer as any;
    const columns = inFrontOf().backEnd.answers[`GET /online/cgform/api/getColumns/${single}`]?.answer as any;
    const { name } = item.result.schema.properties;
    Object.assign(name, { pattern: 'theirs', defVal: '{{ theirFunction() }}' });
    columns.result.fieldHrefSlots.push({ slotName: 'theirs', href: '/x/{{ token }}' });
    columns.result.columns[0].hrefSlotName = 'theirs';
    const { losses } = (await describeIt('kind=online&name=test_demo')).json.result;
    expect(losses).toEqual([
      expect.stringContaining('自定义按钮“自定义link”“自定义button”在这里没有'),
      expect.stringMatching(/^字段“用户名”的校验“theirs”没有带过来/),
      expect.stringMatching(/^字段“用户名”的默认值“\{\{ theirFunction\(\) \}\}”没有带过来/),
      expect.stringMatching(/的链接“\/x\/\{\{ token \}\}”没有带过来/),
    ]);
  });

  test('become drafts in one call, are published with a dictionary that only the JeecgBoot has, and open', async () => {
    const saved = await call('POST', 'module/drafts', { kind: 'resource', name: '/shop/goods', title: '货品' });
    expect(saved.json).toMatchObject({ success: true, result: { form: 'shop/goods.form', title: '货品' } });
    const { modules } = (await call('GET', 'module/list')).json.result;
    expect(modules[0].document).toBe('shop/goods.model');
    const other = (await describeIt('kind=resource&name=/shop/goods&id=mine/goods')).json.result;
    expect(other.sameRecords).toBe('shop/goods.model');
    const again = await call('POST', 'module/drafts', { kind: 'resource', name: '/shop/goods' });
    expect(again.json).toMatchObject({
      success: false,
      message: '已经有文档 shop/goods.model 或它的草稿，请换一个编号。',
    });
    expect((await call('GET', 'around?key=shop/goods.form')).json.result.documents.map(({ key }: any) => key)).toEqual(
      expect.arrayContaining(['shop/goods.form', 'shop/goods.model']),
    );
    const keys = ['shop/goods.model', 'shop/goods.form', 'shop/goods.picker'];
    expect(await publish(keys)).toMatchObject({ success: true });
    expect(await pageOf('shop/goods.model')).toMatchObject({
      status: 200,
      keys: expect.arrayContaining(['shop/goods.model', 'shop/goods.form']),
    });
    const { menu } = await inFrontOf().result('/sys/permission/getUserPermissionByToken');
    expect(menu.at(-1)).toMatchObject({ path: '/shop/goods', component: 'shop/goods.model', hidden: true });
  });

  test('a dictionary that neither of both has is a mistake of the publication, as ever', async () => {
    await call('POST', 'module/drafts', { kind: 'resource', name: '/shop/goods', id: 'mine/goods' });
    const { key, text, revision } = await draftOf('mine/goods.model');
    const wrong = { key, revision, text: String(text).replace('theirs_only', 'nobodys') };
    const { json } = await call('POST', 'publish', { documents: [wrong], note: '错的' });
    expect(json).toMatchObject({ success: false, message: expect.stringContaining('没有名为“nobodys”的字典') });
    const checked = (await call('POST', 'check', { documents: [wrong] })).json.result;
    expect(checked.problems.map(({ code }: any) => code)).toContain('unknown-dictionary');
    const right = (await call('POST', 'check', { documents: [await draftOf(key)] })).json.result;
    expect(right.problems.filter(({ document }: any) => document === key)).toEqual([]);
  });

  test('a page that is made of an online form becomes documents under the same key', async () => {
    const page = `cgform/${single}`;
    expect((await pageOf(`${page}.model`)).keys).not.toContain(`${page}.form`);
    const saved = await call('POST', 'module/drafts', { kind: 'page', name: page });
    const keys = saved.json.result.documents.map(({ key }: any) => key);
    expect(keys).toEqual([`${page}.model`, `${page}.form`]);
    expect(await publish(keys)).toMatchObject({ success: true });
    expect((await pageOf(`${page}.model`)).keys).toEqual(expect.arrayContaining(keys));
    const added = await inFrontOf().call('POST', `/online/cgform/records/${single}/add`, { name: '张三' });
    expect(added.json).toMatchObject({ success: true });
  });

  test('a report becomes a model without a form', async () => {
    const saved = await call('POST', 'module/drafts', { kind: 'page', name: `cgreport/${report}` });
    expect(saved.json.result).toMatchObject({ form: null, documents: [{ key: `cgreport/${report}.model` }] });
    expect(await publish([`cgreport/${report}.model`])).toMatchObject({
      success: true,
      message: '发布成功；数据和原来一样由后端给出。',
    });
  });

  test.each([
    ['kind=resource&name=/shop/nothing', '后端没有 /shop/nothing/list 这个接口，请检查路径'],
    ['kind=resource&name=/shop/../sys', '路径“/shop/../sys”不对，应像 /test/jeecgDemo 那样写，不带 /list。'],
    ['kind=online&name=nothing', '后端没有数据表是 nothing 的、已同步的 Online 表单'],
    ['kind=page&name=base/customer', '“base/customer”不是在线表单或报表的页面。'],
    ['kind=other&name=x', '参数 kind 应是 resource、online、page 之一。'],
    ['kind=resource&name=/shop/goods&id=Goods', '编号“Goods”不对，应像 sales/order 那样写：小写字母、数字和短横。'],
  ])('%s is refused in a sentence', async (query, message) => {
    expect((await describeIt(query)).json).toMatchObject({ success: false, message });
  });

  test('reports an unreachable JeecgBoot', async () => {
    const { backEnd, server } = inFrontOf();
    await call('GET', 'module/list');
    backEnd.stop();
    const { status, json } = await server.api('GET', '/sys/document/module/describe?kind=resource&name=/shop/other', {
      token: 'admin',
    });
    expect([status, json.message]).toEqual([503, '后端服务没有应答，请稍后重试。']);
  });
});

describe('documents of one module of a JeecgBoot, made twice', () => {
  const { inFrontOf, call } = sharedWith(author);
  test('a later publication is refused with the name of the first author, and nothing is lost', async () => {
    await call('GET', 'module/list');
    const { server } = inFrontOf();
    const by = (token: string) => async (method: string, path: string, body?: object) =>
      (await server.api(method, `/sys/document/${path}`, { token, ...(body !== undefined && { body }) })).json;
    const [key, title] = ['twice/goods.model', '先发布的货品'];
    const made = { kind: 'resource', name: '/shop/goods', id: 'twice/goods' };
    const draftBy = async (token: string) => {
      const { text, revision } = (await by(token)('GET', `queryByKey?key=${key}`)).result.draft;
      return { key, text: String(text), revision };
    };
    expect(await by('first')('POST', 'module/drafts', { ...made, title })).toMatchObject({ success: true });
    expect(await by('second')('POST', 'module/drafts', made)).toMatchObject({ success: true });
    const publishBy = async (token: string) =>
      by(token)('POST', 'publish', { documents: [await draftBy(token)], note: '做成文档' });
    expect(await publishBy('first')).toMatchObject({ success: true });
    expect(await publishBy('second')).toMatchObject({
      success: false,
      message: expect.stringMatching(/^文档 twice\/goods\.model 在 .+ 由 first 发布过，没有发布，请重新读取后再改。$/),
    });
    expect((await by('second')('GET', `queryByKey?key=${key}`)).result.text).toContain(title);
    expect((await draftBy('second')).text).not.toContain(title);
  });
});

describe('modules of a JeecgBoot, for others', () => {
  const { call } = sharedWith([]);
  test('are neither listed nor made into documents', async () => {
    expect((await call('GET', 'module/list')).status).toBe(403);
    expect((await call('GET', 'module/describe?kind=resource&name=/shop/goods')).status).toBe(403);
    expect((await call('POST', 'module/drafts', { kind: 'resource', name: '/shop/goods' })).status).toBe(403);
  });
});

describe('a server without a back end', () => {
  const { client, tokenOf } = demoServer();
  test('has no such calls', async () => {
    const { status } = await client().api('GET', '/sys/document/module/list', { token: tokenOf('admin') });
    expect(status).toBe(404);
  });
});
