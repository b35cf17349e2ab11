import { describe, expect, test, vi } from 'vitest';

import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const single = 'd35109c3632c4952a19ecc094943dd71';
const tree = '997ee931515a4620bc30a9c1246429a9';
/**
 * Main tables with lines: in 3.9.1 the lines are next to the list, in 3.1.0 in the form, with a single line of a second
 * kind.
 */
const mains = { '3.9.1': '56870166aba54ebfacb20ba6c770bd73', '3.1.0': '56efb74326e74064b60933f6f8af30ea' } as const;
const report = '6c7f59741c814347905a938f06ee003c';

describe.each(recordedVersions)('online forms of a JeecgBoot %s', (version) => {
  const inFrontOf = shareInFrontOf(version);
  const page = async (key: string, token = 'admin') => {
    const { status, json } = await inFrontOf().server.get(`/pagewright/pages/${key}`, { 'x-access-token': token });
    return { status, bodies: new Map((json.documents ?? []).map((each: any) => [each.key, each.body])), json };
  };
  const bodyOf = async (key: string): Promise<any> => (await page(key)).bodies.get(key);
  const records = (id: string) => {
    const base = `/online/cgform/records/${id}`;
    const { call } = inFrontOf();
    return {
      list: async (query = '') => (await call('GET', `${base}/list?pageNo=1&pageSize=10${query}`)).json.result.records,
      read: async (one: string) => (await call('GET', `${base}/queryById?id=${one}`)).json,
      add: async (body: object) => (await call('POST', `${base}/add`, body)).json.result.id,
      edit: async (body: object) => (await call('PUT', `${base}/edit`, body)).json,
      remove: async (one: string) => (await call('DELETE', `${base}/delete?id=${one}`)).json,
      options: async (query: string) => (await call('GET', `${base}/options?${query}`)).json.result,
    };
  };

  test('a form becomes a model with a list and a form from the current description of the back end', async () => {
    const key = `cgform/${single}.model`;
    const before = await page(key);
    expect(before.json.documents.flatMap(({ problems }: any) => problems)).toEqual([]);
    expect(before.bodies.get(key)).toMatchObject({
      title: '测试用户表',
      resource: `/online/cgform/records/${single}`,
      schema: {
        required: ['name'],
        properties: {
          name: { type: 'string', title: '用户名', maxLength: 200 },
          sex: { 'x-dict': 'sex' },
          birthday: { format: 'date' },
          sel_table: { 'x-component-props': { dictionary: "sys_user,realname,username,username like 'a%'" } },
        },
      },
      list: { search: expect.arrayContaining([{ field: 'name', mode: 'like' }]) },
      description: expect.stringContaining('“自定义link”“自定义button”'),
    });
    const formItem = inFrontOf().backEnd.answers[`GET /online/cgform/api/getFormItem/${single}`]?.answer as any;
    const properties = formItem.result.schema.properties;
    const added = {
      ...properties,
      weight: { view: 'number', type: 'number', title: '体重', dbPointLength: 2, order: 30 },
      pieces: { view: 'number', type: 'number', title: '件数', dbPointLength: 0, order: 31 },
    };
    formItem.result.schema.properties = added;
    expect((await bodyOf(key)).schema.properties).toMatchObject({
      weight: { type: 'number', title: '体重', 'x-scale': 2 },
      pieces: { type: 'number', title: '件数', 'x-scale': 0 },
    });
    formItem.result.schema.properties = properties;
  });

  test('a chain of selects chooses among the rows below the choice before', async () => {
    const formItem = inFrontOf().backEnd.answers[`GET /online/cgform/api/getFormItem/${single}`]?.answer as any;
    const { properties } = formItem.result.schema;
    const config = {
      table: 'sys_category',
      txt: 'name',
      key: 'id',
      idField: 'id',
      pidField: 'pid',
      condition: "pid = '0'",
    };
    const others = [
      { field: 'city', title: '市' },
      { field: 'area', title: '区' },
    ];
    formItem.result.schema.properties = {
      ...properties,
      province: { view: 'link_down', title: '省', order: 1, config, others },
    };
    const { schema, form } = await bodyOf(`cgform/${single}.model`);
    formItem.result.schema.properties = properties;
    const inForm = form.properties;
    expect(schema.properties.province['x-component-props'].dictionary).toBe("sys_category,name,id,pid = '0'");
    expect(schema.properties.city['x-component-props'].dictionary).toBe('sys_category,name,id');
    expect([inForm.city, inForm.area].map((node) => node['x-component-props'].dictionary)).toEqual(
      ['province', 'city'].map(
        (above) => `{{ "sys_category,name,id,pid = '" + ($record.${above} ? $record.${above} : '-') + "'" }}`,
      ),
    );
  });

  test('records are added, read, searched, edited with nothing lost, cleared and deleted', async () => {
    const { list, read, add, edit, remove, options } = records(single);
    const id = await add({ name: '张三', sex: '1', age: 7, birthday: '2020-01-02', descc: '长' });
    await add({ name: '李四', age: 30 });
    expect((await read(id)).result).toMatchObject({ id, name: '张三', age: 7, birthday: '2020-01-02' });
    expect((await list('&name=*张*')).map(({ name }: any) => name)).toEqual(['张三']);
    expect((await list('&age_begin=20&age_end=40')).map(({ name }: any) => name)).toEqual(['李四']);
    expect((await list('&sex=1,2')).map(({ name }: any) => name)).toEqual(['张三']);
    expect(await options(`ids=${id}`)).toMatchObject([{ value: id, text: '张三' }]);
    expect(await edit({ id, name: '张三丰', age: null })).toMatchObject({ success: true });
    expect((await read(id)).result).toMatchObject({ name: '张三丰', age: null, sex: '1', descc: '长' });
    expect(await remove(id)).toMatchObject({ success: true });
    expect(await read(id)).toMatchObject({ success: false, message: '未找到对应实体' });
    expect(await edit({ id, name: '又' })).toMatchObject({ success: false });
  });

  test('a sort column that the form lacks is not asked for', async () => {
    await records(single).list('&column=createTime&order=desc');
    expect(inFrontOf().backEnd.requests.at(-1)).not.toContain('createTime');
  });

  test('a tree is listed level by level', async () => {
    expect(await bodyOf(`cgform/${tree}.model`)).toMatchObject({ tree: { parent: 'pid' } });
    const { list, add } = records(tree);
    const top = await add({ type_name: '水果', pid: '0' });
    const below = await add({ type_name: '苹果', pid: top });
    expect(await list('&pid=0')).toEqual([expect.objectContaining({ id: top, pid: null, hasChildren: true })]);
    expect(await list(`&pid=${top}`)).toEqual([expect.objectContaining({ id: below, hasChildren: false })]);
    const treeColumns = inFrontOf().backEnd.answers[`GET /online/cgform/api/getColumns/${tree}`]?.answer as any;
    treeColumns.result.hasChildrenField = 'is_parent';
    await bodyOf(`cgform/${tree}.model`);
    expect(await list('&pid=0')).toEqual([expect.objectContaining({ id: top, hasChildren: false })]);
    treeColumns.result.hasChildrenField = 'has_child';
    await bodyOf(`cgform/${tree}.model`);
  });

  test('a main table has its lines', async () => {
    const main = mains[version];
    const { bodies } = await page(`cgform/${main}.model`);
    const body: any = bodies.get(`cgform/${main}.model`);
    if (version === '3.9.1') {
      expect(body.list.details.map(({ list }: any) => [list.title, list.where])).toEqual([
        ['订单产品明细', { order_fk_id: '{{ $record.id }}' }],
        ['订单客户', { order_id: '{{ $record.id }}' }],
      ]);
      return;
    }
    expect(body.schema.properties).toMatchObject({
      ces_order_goods: { 'x-child': { model: 'cgform/86bf17839a904636b7ed96201b2fa6ea', parent: 'order_main_id' } },
      ces_order_customer: { 'x-child': { max: 1 } },
    });
    const { add, edit, read } = records(main);
    const goods = [
      { id: 'g1', good_name: '笔', price: 2, num: 3 },
      { good_name: null, price: null },
    ];
    const id = await add({ order_code: 'A1', ces_order_goods: goods });
    expect((await read(id)).result.ces_order_goods).toHaveLength(1);
    expect(await edit({ id, order_code: 'A2' })).toMatchObject({ success: true });
    expect((await read(id)).result.ces_order_goods).toMatchObject([{ good_name: '笔', price: 2 }]);
    await edit({ id, ces_order_goods: [{ id: 'g1', price: 4 }] });
    expect((await read(id)).result.ces_order_goods).toMatchObject([{ good_name: '笔', price: 4, num: 3 }]);
  });

  test('the inner table shows the lines of the chosen row, which its form edits', async () => {
    const main = mains[version];
    const formItem = inFrontOf().backEnd.answers[`GET /online/cgform/api/getFormItem/${main}`]?.answer as any;
    const { themeTemplate } = formItem.result.head;
    formItem.result.head.themeTemplate = 'innerTable';
    const { schema, list, form } = await bodyOf(`cgform/${main}.model`);
    formItem.result.head.themeTemplate = themeTemplate;
    const children = Object.values<any>(schema.properties).flatMap((node) => node['x-child']?.parent ?? []);
    expect(list.details.map((detail: any) => Object.keys(detail.list.where)).flat()).toEqual(children);
    expect(list.details[0].list).toMatchObject({ toolbar: ['refresh'], rowActions: [], selection: 'none' });
    expect(form.properties).toHaveProperty('_lines');
  });

  test('lists of lines have those of their main record alone; a condition on an unknown field is refused', async () => {
    const [lines, parent] =
      version === '3.9.1'
        ? ['deea5a8ec619460c9245ba85dbc59e80', 'order_fk_id']
        : ['86bf17839a904636b7ed96201b2fa6ea', 'order_main_id'];
    const { list, add } = records(lines);
    await add({ [parent]: 'm1', descc: '一' });
    const own = await add({ [parent]: 'm2', descc: '二' });
    expect((await list(`&${parent}=m2`)).map(({ id }: any) => id)).toEqual([own]);
    const { json } = await inFrontOf().call('GET', `/online/cgform/records/${lines}/list?pageNo=1&no_such_field=1`);
    expect(json).toMatchObject({ success: false, message: expect.stringContaining('no_such_field') });
  });

  test('a report is a list that is read, searched and exported', async () => {
    const { json } = await page(`cgreport/${report}.model`);
    expect(json.documents.flatMap(({ problems }: any) => problems)).toEqual([]);
    const body = await bodyOf(`cgreport/${report}.model`);
    expect(body).toMatchObject({ title: '统计在线用户', list: { toolbar: ['export'], rowActions: [] } });
    expect(body.list.search.map(({ field }: any) => field).toSorted()).toEqual(['sex', 'username']);
    expect(body.list.columns).toContainEqual({ key: 'realname', href: '{{ "https://www.baidu.com" }}' });
  });

  test('the choices of a report are a separate dictionary', async () => {
    const { result } = inFrontOf();
    const items = await result(`/sys/dict/getDictItems/cgreport.${report}.sex`);
    expect(items).toMatchObject([
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ]);
  });

  test('a form that the back end does not give is no page', async () => {
    expect((await page('cgform/0123456789abcdef.model')).status).toBe(404);
    expect((await page('cgform/..%2Fsecret.model')).status).toBe(404);
    expect((await inFrontOf().call('POST', `/online/cgform/records/${single}/somethingElse`, {})).status).toBe(404);
  });

  test('only users to whom the back end shows a form see its page', async () => {
    const { backEnd, server } = inFrontOf();
    expect((await server.get(`/pagewright/pages/cgform/${single}.model`, {})).status).toBe(401);
    const recording = backEnd.answers[`GET /online/cgform/api/getColumns/${single}`];
    if (!recording) throw new Error('It is not recorded.');
    const { answer } = recording;
    recording.answer = { success: false, code: 510, message: '没有权限，请联系管理员分配权限！', result: null };
    expect((await page(`cgform/${single}.model`)).status).toBe(403);
    recording.answer = answer;
    expect((await page(`cgform/${single}.model`)).status).toBe(200);
  });
});
