// covers: product-system-areas, entity-dict-option, rule-duplicate, call-dict
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createDataDirectory } from '../database/testing/data-directory.ts';
import { databaseUrlOf, removeDatabaseOf } from '../database/testing/test-database.ts';
import { parseSettings } from '../settings/index.ts';
import { startServer } from '../start/index.ts';
import { clientOf, testPassword, type ApiAnswer, type TestClient } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let client: TestClient;
let token = '';
let close: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  const dataDir = await createDataDirectory();
  const place = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir) };
  const environment = { PORT: '0', DEMO: '0', ADMIN_PASSWORD: testPassword, ...place, LOG_LEVEL: 'silent' };
  const settings = parseSettings(environment);
  const server = await startServer(settings);
  close = async () => {
    await server.close();
    await removeDatabaseOf(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  client = clientOf(server.address);
  token = await client.signIn('admin');
});

afterAll(() => close());

const api = async (method: string, path: string, body?: unknown): Promise<ApiAnswer['json']> =>
  (await client.api(method, path, { token, ...(body !== undefined && { body }) })).json;

describe('dictionaries', () => {
  const items = async (code: string) => (await api('GET', `/sys/dict/getDictItems/${code}`)).result;

  test('are kept as records: added, edited, and felt at once where they are used', async () => {
    const added = await api('POST', '/sys/dict/add', { dictName: '颜色', dictCode: 'paint', description: '油漆' });
    expect(added).toMatchObject({ success: true, result: { dictName: '颜色', dictCode: 'paint', type: 0 } });
    const dictId = added.result.id;
    const item = { dictId, itemText: '红', itemValue: 'r', sortOrder: 2, status: 1 };
    expect(await api('POST', '/sys/dictItem/add', item)).toMatchObject({ success: true, result: { status: 1 } });
    await api('POST', '/sys/dictItem/add', { ...item, itemText: '蓝', itemValue: 'b', sortOrder: 1, color: 'blue' });
    expect(await items('paint')).toEqual([
      { value: 'b', text: '蓝', title: '蓝', label: '蓝', color: 'blue' },
      { value: 'r', text: '红', title: '红', label: '红' },
    ]);
    const list = await api('GET', `/sys/dictItem/list?dictId=${dictId}&column=sortOrder&order=asc&itemText=*红*`);
    expect(list).toMatchObject({
      code: 0,
      result: { total: 1, records: [{ itemValue: 'r', status_dictText: '启用' }] },
    });
    const off = { ...list.result.records[0], status: 0 };
    expect(await api('PUT', '/sys/dictItem/edit', off)).toMatchObject({ success: true });
    const all = (await api('GET', '/sys/dict/queryAllDictItems')).result;
    expect([all.paint.length, (await items('paint')).length]).toEqual([1, 2]);
    expect((await api('GET', '/sys/dict/getDictText/paint/r')).result).toBe('红');
    expect((await api('GET', '/sys/dict/list?dictCode=*pain*')).result).toMatchObject({ total: 1 });
  });

  test.each([
    ['status=2147483648', 0],
    ['status=9007199254740991,1', 1],
    ['status=le 2147483648', 1],
    ['status_begin=-2147483649', 1],
  ])('are asked for by numbers that no item can have: %s', async (query, total) => {
    const dictCode = `large_${query.length}`;
    const dictId = (await api('POST', '/sys/dict/add', { dictName: query.slice(0, 20), dictCode })).result.id;
    await api('POST', '/sys/dictItem/add', { dictId, itemText: '甲', itemValue: 'a', status: 1 });
    const answer = await api('GET', `/sys/dictItem/list?dictId=${dictId}&${encodeURI(query)}`);
    expect(answer).toMatchObject({ code: 0, result: { total } });
  });

  test.each<[body: object, message: string]>([
    [{ dictCode: 'x1' }, '请输入字典名称'],
    [{ dictName: '重复', dictCode: 'dict_item_status' }, '字典编号已存在，不能重复'],
    [{ dictName: '坏', dictCode: '1; drop' }, '字典编号以字母开头，只能有字母、数字和下划线'],
    [{ dictName: '无类型', dictCode: 'untyped', type: null }, '值的类型不能为空'],
  ])('refuse %j', async (body, message) => {
    expect(await api('POST', '/sys/dict/add', body)).toMatchObject({ success: false, code: 500, message });
  });

  test('take blanks where a number belongs for nothing', async () => {
    const dict = (await api('GET', '/sys/dict/list?dictCode=dict_item_status')).result.records[0];
    const item = { dictId: dict.id, itemText: '空白', itemValue: 'blank' };
    expect(await api('POST', '/sys/dictItem/add', { ...item, status: '\n\t' })).toMatchObject({
      success: false,
      message: '状态不能为空',
    });
  });

  test('have a value once only', async () => {
    const dict = (await api('GET', '/sys/dict/list?dictCode=dict_item_status')).result.records[0];
    const check = (value: string, more = '') =>
      api('GET', `/sys/dictItem/dictItemCheck?dictId=${dict.id}&itemValue=${value}${more}`);
    expect(await check('1')).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
    expect(await check('7')).toMatchObject({ success: true, message: '该值可用！' });
    const own = (await api('GET', `/sys/dictItem/list?dictId=${dict.id}&itemValue=1`)).result.records[0];
    expect(await check('1', `&id=${own.id}`)).toMatchObject({ success: true });
    const twice = { dictId: dict.id, itemText: '又', itemValue: '1' };
    expect(await api('POST', '/sys/dictItem/add', twice)).toMatchObject({
      success: false,
      message: '数据值已存在，不能重复',
    });
    const odd = { ...twice, itemValue: "a'b" };
    expect(await api('POST', '/sys/dictItem/add', odd)).toMatchObject({
      success: false,
      message: '数据值不能有空格、逗号、引号等特殊字符',
    });
  });

  test('go to the recycle bin, come back unless their code is taken, or are gone for good', async () => {
    const add = async (code: string) =>
      (await api('POST', '/sys/dict/add', { dictName: `字典${code}`, dictCode: code })).result.id;
    const id = await add('bin_one');
    await api('POST', '/sys/dictItem/add', { dictId: id, itemText: '甲', itemValue: 'a' });
    expect(await api('DELETE', `/sys/dict/delete?id=${id}`)).toMatchObject({ success: true, message: '删除成功!' });
    expect(await items('bin_one')).toEqual([]);
    const bin = async () => (await api('GET', '/sys/dict/deleteList')).result;
    expect(await bin()).toContainEqual(expect.objectContaining({ id, dictCode: 'bin_one', delFlag: 1 }));
    const other = await add('bin_one');
    expect(await api('PUT', `/sys/dict/back/${id}`)).toMatchObject({ success: false, code: 500 });
    await api('DELETE', `/sys/dict/delete?id=${other}`);
    expect(await api('PUT', `/sys/dict/back/${id}`)).toMatchObject({ success: true, message: '操作成功!' });
    expect(await items('bin_one')).toHaveLength(1);
    const gone = await api('DELETE', `/sys/dict/deletePhysic/${other}`);
    expect(gone).toMatchObject({ success: true, message: '删除成功!' });
    expect((await bin()).map((row: { id: string }) => row.id)).not.toContain(other);
    expect(await api('PUT', `/sys/dict/back/${other}`)).toMatchObject({ success: false });
    expect(await api('DELETE', `/sys/dict/deletePhysic/${id}`)).toMatchObject({ success: false });
  });
});

describe('categories', () => {
  // covers: call-category
  test('get their codes from the server, and are answered as trees', async () => {
    const add = async (name: string, pid?: string) =>
      (await api('POST', '/sys/category/add', { name, code: 'X99', ...(pid && { pid }) })).result;
    const root = await add('费用');
    const travel = await add('差旅', root.id);
    const train = await add('火车', travel.id);
    const office = await add('办公', root.id);
    const other = await add('文件');
    expect([root, travel, train, office, other].map(({ code }) => code)).toEqual([
      'A01',
      'A01A01',
      'A01A01A01',
      'A01A02',
      'A02',
    ]);
    expect((await api('GET', '/sys/category/rootList?column=code&order=asc')).result).toMatchObject({
      total: 2,
      records: [
        { name: '费用', hasChild: '1' },
        { name: '文件', hasChild: '0' },
      ],
    });
    const children = [
      { name: '差旅', hasChild: '1' },
      { name: '办公', hasChild: '0' },
    ];
    expect((await api('GET', `/sys/category/childList?pid=${root.id}`)).result).toMatchObject(children);
    const batch = `/sys/category/getChildListBatch?parentIds=${root.id},${travel.id}`;
    expect((await api('GET', batch)).result).toMatchObject({ total: 3 });
    const deep = (await api('GET', '/sys/category/loadTreeRoot?async=false&pcode=A01')).result;
    expect(deep).toMatchObject([
      { key: travel.id, title: '差旅', code: 'A01A01', leaf: false, parentId: root.id, children: [{ title: '火车' }] },
      { title: '办公', leaf: true, children: null },
    ]);
    const lazy = (await api('GET', '/sys/category/loadTreeRoot?async=true&pcode=0')).result;
    expect(lazy).toMatchObject([{ title: '费用', leaf: false, children: null }, { title: '文件' }]);
    expect((await api('GET', `/sys/category/loadTreeChildren?pid=${travel.id}`)).result).toMatchObject([
      { leaf: true },
    ]);
    expect((await api('GET', '/sys/category/loadTreeData?pcode=A01')).result).toHaveLength(2);
    const searched = `loadTreeData?pcode=0&keyWord=${encodeURIComponent('火车')}`;
    expect((await api('GET', `/sys/category/${searched}`)).result).toMatchObject([
      { title: '费用', children: [{ title: '差旅', children: [{ title: '火车', children: null }] }] },
    ]);
    expect((await api('GET', `/sys/category/loadOne?field=code&val=A02`)).result).toMatchObject({ name: '文件' });
    const names = (await api('GET', `/sys/category/loadDictItem?ids=${train.id},nobody,${root.id}`)).result;
    expect(names).toEqual(['火车', '费用']);
    expect((await api('GET', '/sys/category/loadAllData?code=A01')).result).toHaveLength(3);
    expect(await api('DELETE', `/sys/category/delete?id=${root.id}`)).toMatchObject({ message: '请先删除下级' });
    await api('DELETE', `/sys/category/delete?id=${office.id}`);
    expect((await add('车辆', root.id)).code).toBe('A01A03');
  });

  test.each<[path: string, message: string]>([
    ['loadTreeRoot?pcode=ZZ', '该编码【ZZ】不存在，请核实!'],
    ['loadTreeData', '加载分类字典树参数有误.[null]!'],
    ['loadTreeData?pcode=ZZ', '加载分类字典树参数有误.[code]!'],
    ['loadOne?field=constructor&val=1', '查询无果'],
    ['loadDictItem?ids=', 'ids 不能为空'],
  ])('refuse %s', async (path, message) => {
    expect(await api('GET', `/sys/category/${path}`)).toMatchObject({ success: false, message });
  });

  test('report a code that does not continue the one above', async () => {
    const { id } = (await api('GET', '/sys/category/loadOne?field=code&val=A01')).result;
    expect(await api('GET', `/sys/category/checkCode?pid=${id}&code=A01A09`)).toMatchObject({ success: true });
    const wrong = await api('GET', `/sys/category/checkCode?pid=${id}&code=B01`);
    expect(wrong).toMatchObject({ success: false, message: '编码不符合规范,须以"A01"开头!' });
  });
});

// covers: entity-position, call-position
test('positions have both names of their rank, and are found by their code', async () => {
  const added = await api('POST', '/sys/position/add', { code: 'boss', name: '总经理', postRank: '5' });
  expect(added).toMatchObject({ success: true, message: '添加成功！' });
  const both = { postRank: '5', postRank_dictText: '正高级', rank: '5', rank_dictText: '正高级' };
  expect((await api('GET', '/sys/position/list?name=*经理*')).result).toMatchObject({ total: 1, records: [both] });
  expect((await api('GET', '/sys/position/queryByCode?code=boss')).result).toMatchObject({ name: '总经理', rank: '5' });
  expect(await api('GET', '/sys/position/queryByCode?code=*')).toMatchObject({ success: false });
});

describe('the duplicate check', () => {
  const check = (tableName: string, fieldName: string, fieldVal: string, dataId = '') => {
    const query = new URLSearchParams({ tableName, fieldName, fieldVal, dataId });
    return api('GET', `/sys/duplicate/check?${query}`);
  };

  // covers: call-check
  test('knows the fields that models declare as unique, and the accounts', async () => {
    const { id } = (await api('POST', '/base/supplier/add', { name: '甲, 供应商', category: 'part', grade: 'B' }))
      .result;
    expect(await check('base_supplier', 'name', '甲, 供应商')).toMatchObject({
      success: false,
      message: '该值不可用，系统中已存在！',
    });
    expect(await check('base/supplier', 'name', '甲, 供应商', id)).toMatchObject({
      success: true,
      message: '该值可用！',
    });
    expect(await check('sys_dict', 'dict_code', 'position_rank')).toMatchObject({ success: false });
    expect(await check('sys_user', 'username', 'admin')).toMatchObject({ success: false });
    expect(await check('sys_user', 'username', 'nobody')).toMatchObject({ success: true });
    expect(await check('sys_user', 'username', '')).toMatchObject({
      success: true,
      code: 500,
      message: '数据为空,不作处理！',
    });
  });

  test.each([
    ['sys_user', 'password', 'x'],
    ['sys_session', 'token_hash', 'x'],
    ["sys_user' or '1'='1", 'username', 'x'],
    ['sys_user', 'username; drop table sys_user', 'x'],
    ['__proto__', 'constructor', 'x'],
  ])('refuses %s.%s', async (table, field, value) => {
    const message = '没有登记这个唯一字段，请联系管理员。';
    expect(await check(table, field, value)).toMatchObject({ success: false, message });
  });
});

describe('dictionaries of tables', () => {
  const look = (path: string) => api('GET', `/sys/dict/${path}`);
  let ids: string[] = [];

  beforeAll(async () => {
    const add = async (code: string, name: string, postRank: string) =>
      (await api('POST', '/sys/position/add', { code, name, postRank })).result.id;
    ids = [await add('t-a', '甲工', '1'), await add('t-b', '乙工', '2'), await add('t-c', '丙工', '2')];
  });

  // covers: call-load-dict
  test('are the records of a registered model, by name or column', async () => {
    const texts = (answer: { result: { text: string }[] }) => answer.result.map(({ text }) => text).toSorted();
    const all = await look('getDictItems/sys_position,name,code');
    expect(all.result).toContainEqual({ value: 't-a', text: '甲工', title: '甲工', label: '甲工' });
    expect(texts(await look(`getDictItems/sys_position,name,id,${encodeURIComponent("post_rank='2'")}`))).toEqual(
      ['丙工', '乙工'].toSorted(),
    );
    expect(texts(await look('loadDict/system%2Fposition,name,id?keyword=工&pageSize=2'))).toHaveLength(2);
    expect(texts(await look('loadDict/sys_position,name,code?keyword=t-b'))).toEqual(['乙工']);
    expect(texts(await look('loadDict/sys_position,name,code?keyword=t-b,甲工'))).toEqual(['甲工', '乙工'].toSorted());
    const first = (await look(`loadDictOrderByValue/sys_position,name,id?keyword=${ids[0]}&pageSize=1`)).result;
    expect(first[0]).toMatchObject({ value: ids[0], text: '甲工' });
    expect(first).toHaveLength(2);
    expect((await look(`loadDictItem/sys_position,name,id?key=${ids[2]},gone,${ids[0]}`)).result).toEqual([
      '丙工',
      '甲工',
    ]);
    const echo = await look(`loadDictItem/sys_position,name,id?key=gone,${ids[0]}&delNotExist=false`);
    expect(echo.result).toEqual(['gone', '甲工']);
  });

  // covers: call-load-dict
  test('are trees where the model is one', async () => {
    const query = { pid: '0', pidField: 'pid', tableName: 'sys_category', text: 'name', code: 'id' };
    const tree = (more: Record<string, string>) =>
      look(`loadTreeData?${new URLSearchParams({ ...query, hasChildField: 'has_child', condition: '', ...more })}`);
    const [root] = (await tree({})).result;
    expect(root).toMatchObject({ title: '费用', leaf: false, parentId: '0', value: root.key, children: null });
    expect((await tree({ pid: root.key })).result).toMatchObject([{ parentId: root.key }, { leaf: true }]);
    expect((await tree({ condition: '{"name":"文件"}' })).result).toMatchObject([{ title: '文件' }]);
    expect(await tree({ condition: '{"_tableFilterSql":"1=1"}' })).toMatchObject({ success: false, code: 500 });
    expect(await tree({ tableName: 'sys_user' })).toMatchObject({ success: false, code: 500 });
    expect((await tree({ keyWord: '差' })).result).toMatchObject([
      { title: '费用', children: [{ title: '差旅', leaf: false, children: null }] },
    ]);
    expect((await tree({ keyWord: '没有这个' })).result).toEqual([]);
    expect((await tree({ column: 'code', order: 'desc' })).result[0].title).not.toBe('费用');
    const few = await look(`loadTreeData?${new URLSearchParams(query)}`);
    expect(few).toMatchObject({ success: false, message: '缺少参数 hasChildField。' });
  });

  test.each<[path: string, message: string]>([
    ['getDictItems/a,b', '字典Code格式不正确！'],
    ['loadDict/sex?keyword=', '字典Code格式不正确！'],
    ['loadDict/sys_position,name,id', '缺少参数 keyword。'],
    ['loadDictItem/sys_position,name?key=1', '字典Code格式不正确！'],
    ['getDictItems/sys_user,password,username', '没有登记这个表字典，请联系管理员。'],
    ['getDictItems/sys_session,token_hash,id', '没有登记这个表字典，请联系管理员。'],
    ['getDictItems/sys_position,post_rank,id', '没有登记这个表字典，请联系管理员。'],
    ['getDictItems/base_supplier,name,bank_account', '没有登记这个表字典，请联系管理员。'],
    ["loadDict/sys_position,name from sys_user--,id?keyword='", '没有登记这个表字典，请联系管理员。'],
    [
      `getDictItems/sys_position,name,id,${encodeURIComponent('1=1 or sleep(9)')}`,
      "字典的条件只能写 字段='值'（也可用 != > >= < <= like），用 and、or 连接，最后可写 order by 字段。",
    ],
  ])('refuse %s', async (path, message) => {
    expect(await look(path)).toMatchObject({ success: false, code: 500, message });
  });
});

describe('the system log', () => {
  const log = async (query: string): Promise<Record<string, unknown>[]> => {
    const found = async () => (await api('GET', `/sys/log/list?pageSize=100&${query}`)).result.records;
    return vi.waitFor(
      async () => {
        const lines = await found();
        expect(lines.length).toBeGreaterThan(0);
        return lines;
      },
      { timeout: 10_000, interval: 200 },
    );
  };

  test('lists successful and failed sign-ins', async () => {
    const wrong = await client.api('POST', '/sys/login', { body: { username: 'zhaoliu', password: 'geheim-falsch' } });
    expect(wrong.json.success).toBe(false);
    expect(await log('userid=zhaoliu')).toMatchObject([
      { logType: 1, logType_dictText: '登录日志', success: false, username: null, requestUrl: '/sys/login' },
    ]);
    const [signedIn] = await log('userid=admin&logType=1');
    expect(signedIn).toMatchObject({ logContent: '登录', success: true, username: '管理员', requestType: 'POST' });
    expect(signedIn?.['ip']).toMatch(/127\.0\.0\.1/);
    expect(JSON.stringify([...(await log('logType=1'))])).not.toMatch(/geheim/);
  });

  test('lists executed and refused calls, with the names of fields but not their values', async () => {
    const body = { code: 'log-1', name: '日志员', postRank: '1', password: 'geheim-Wort-1' };
    await api('POST', '/sys/position/add?token=geheim-Marke', body);
    const [added] = await log(`keyWord=${encodeURIComponent('新增职务')}&requestParam=*password*`);
    expect(added).toMatchObject({
      logType: 2,
      operateType: 2,
      operateType_dictText: '添加',
      userid: 'admin',
      success: true,
    });
    expect(added?.['requestParam']).toBe('{"token":"***","fields":"code,name,postRank,password"}');
    await api('POST', '/sys/position/add', { code: 'log-1', name: '又', postRank: '1' });
    const [refused] = await log(`keyWord=${encodeURIComponent('职务编码已存在')}`);
    expect(refused).toMatchObject({ logContent: '新增职务：职务编码已存在，不能重复', success: false });
    expect(typeof refused?.['costTime']).toBe('number');
  });

  test('names the record that was added, changed or deleted', async () => {
    const { result: unit } = await api('POST', '/base/unit/add', { code: 'LOGBOX', name: '日志箱' });
    await api('PUT', '/base/unit/edit', { ...unit, name: '日志大箱' });
    await api('DELETE', `/base/unit/delete?id=${unit.id}`);
    await api('POST', '/sys/position/add', { code: 'log-2', name: '日志主任', postRank: '1' });
    const contents = async (path: string) => (await log(`requestUrl=${path}`)).map((line) => line['logContent']);
    await expect
      .poll(() => contents('*/base/unit/*'), { timeout: 10_000 })
      .toEqual(expect.arrayContaining(['新增计量单位：日志箱', '修改计量单位：日志大箱', '删除计量单位：日志大箱']));
    await expect.poll(() => contents('/sys/position/add')).toContain('新增职务：日志主任');
  });

  test('names the records of a batch: the first three, and how many there are', async () => {
    const add = async (path: string, record: object): Promise<string> => (await api('POST', path, record)).result.id;
    const units = ['一', '二', '三', '四'].map((name, at) => ({ code: `LOGBOX${at}`, name: `日志箱${name}` }));
    const ids: string[] = [];
    for (const unit of units) ids.push(await add('/base/unit/add', unit));
    await api('DELETE', `/base/unit/deleteBatch?ids=${ids.slice(2).join(',')}`);
    await api('POST', '/base/unit/deleteQuery', { query: { name: '日志箱*' }, expected: 2 });
    const customers: string[] = [];
    for (const { name } of units) customers.push(await add('/base/customer/add', { name }));
    await api('DELETE', `/base/customer/deleteBatch?ids=${customers.join(',')}`);
    await api('PUT', '/base/customer/putRecycleBin', { ids: customers.slice(0, 2).join(',') });
    await api('DELETE', `/base/customer/deleteRecycleBin?ids=${customers.slice(2).join(',')}`);
    const contents = async () => (await log(`logContent=*日志箱*`)).map((line) => line['logContent']);
    await expect
      .poll(contents, { timeout: 10_000 })
      .toEqual(
        expect.arrayContaining([
          '批量删除计量单位：日志箱三、日志箱四',
          expect.stringMatching(/^批量删除计量单位：日志箱[一二]、日志箱[一二]$/),
          '批量删除客户：日志箱一、日志箱二、日志箱三 等，共 4 条',
          '还原客户：日志箱一、日志箱二',
          '彻底删除客户：日志箱三、日志箱四',
        ]),
      );
  });

  test('names roles, users, menus and departments that were deleted', async () => {
    const role = { roleName: '日志角色', roleCode: 'log_role' };
    await api('POST', '/sys/role/add', role);
    const found = async (path: string): Promise<string> => (await api('GET', path)).result.records[0].id;
    await api('DELETE', `/sys/role/delete?id=${await found('/sys/role/list?roleCode=log_role')}`);
    await api('POST', '/sys/user/add', { username: 'log.user', realname: '日志员工', password: 'secret-1' });
    await api('DELETE', `/sys/user/delete?id=${await found('/sys/user/list?username=log.user')}`);
    const menu = { menuType: 0, name: '日志菜单', url: '/log-menu', component: 'layouts/RouteView' };
    await api('POST', '/sys/permission/add', menu);
    const menus: { id: string; name: string }[] = (await api('GET', '/sys/permission/list')).result;
    await api('DELETE', `/sys/permission/delete?id=${menus.find(({ name }) => name === '日志菜单')?.id}`);
    const department = await api('POST', '/sys/sysDepart/add', { departName: '日志部', parentId: '' });
    await api('DELETE', `/sys/sysDepart/delete?id=${department.result?.id}`);
    const contents = async () => (await log(`logContent=*日志*`)).map((line) => line['logContent']);
    await expect
      .poll(contents, { timeout: 10_000 })
      .toEqual(
        expect.arrayContaining([
          '删除角色：日志角色',
          '删除用户：日志员工',
          '新增菜单：日志菜单',
          '删除菜单：日志菜单',
          '删除部门：日志部',
        ]),
      );
  });

  test('is not written by a call, and cleared by who may', async () => {
    expect((await client.api('POST', '/sys/log/add', { token, body: { logContent: '假' } })).status).toBe(404);
    expect((await client.api('PUT', '/sys/log/edit', { token, body: { id: '1' } })).status).toBe(404);
    const sheet = await client.api('GET', `/sys/log/exportXls?keyWord=${encodeURIComponent('新增职务')}`, { token });
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/vnd.ms-excel']);
    expect((await client.api('POST', '/sys/log/importExcel', { token, body: {} })).status).toBe(404);
    const [line] = await log('logType=2');
    expect(await api('DELETE', `/sys/log/delete?id=${String(line?.['id'])}`)).toMatchObject({ success: true });
    const before = (await api('GET', '/sys/log/list')).result.total;
    const cleared = await api('DELETE', '/sys/log/deleteBatch?ids=allclear');
    expect(cleared).toMatchObject({ success: true, message: '清除成功!' });
    const after = (await api('GET', '/sys/log/list')).result.total;
    expect([before > 5, after < 5]).toEqual([true, true]);
  });
});

describe('rules for codes', () => {
  // covers: call-check
  test('check a value by their own code', async () => {
    const ruleJson = JSON.stringify([{ digits: '*', pattern: '^(a+)+$', message: '只能是 a' }]);
    const rule = { ruleName: '全是 a', ruleCode: 'only-a', ruleJson };
    expect(await api('POST', '/sys/checkRule/add', rule)).toMatchObject({ success: true });
    const check = (value: string, code = 'only-a') =>
      api('GET', `/sys/checkRule/checkByCode?ruleCode=${code}&value=${value}`);
    expect(await check('aaa')).toMatchObject({ success: true });
    const result = { digits: '*', beginIndex: 0, endIndex: 29, passed: false };
    expect(await check(`${'a'.repeat(28)}b`)).toMatchObject({ success: false, message: '只能是 a', result });
    expect(await check('a', 'nobody')).toMatchObject({ success: false, message: '该编码不存在' });
  });

  test('fill in values by registered names only', async () => {
    const add = (ruleCode: string, ruleClass: string, ruleParams = '') =>
      api('POST', '/sys/fillRule/add', { ruleName: ruleCode, ruleCode, ruleClass, ruleParams });
    expect(await add('orders', 'order-number', '{"prefix":"DD"}')).toMatchObject({ success: true });
    expect(await add('codes', 'category-code')).toMatchObject({ success: true });
    expect(await add('evil', 'java.lang.Runtime')).toMatchObject({ success: false, message: '规则实现不是允许的选项' });
    const fill = (code: string, form: object) => api('PUT', `/sys/fillRule/executeRuleByCode/${code}`, form);
    expect((await fill('orders', {})).result).toMatch(/^DD\d{16}$/);
    expect((await fill('orders', { prefix: 'X' })).result).toMatch(/^X\d{16}$/);
    const { id } = (await api('GET', '/sys/category/loadOne?field=code&val=A01')).result;
    expect((await fill('codes', { pid: id })).result).toMatch(/^A01A\d\d$/);
    expect(await fill('nobody', {})).toMatchObject({ success: false });
    const rules = [{ ruleCode: 'codes' }, { ruleCode: 'orders', formData: { prefix: 'Y' } }];
    const many = await api('PUT', '/sys/fillRule/executeRuleByCodeBatch', { rules, commonFormData: { pid: id } });
    expect(many.result).toMatchObject([
      { ruleCode: 'codes', result: expect.stringMatching(/^A01A/) },
      { ruleCode: 'orders', result: expect.stringMatching(/^Y/) },
    ]);
    expect(await api('GET', '/sys/fillRule/testFillRule?ruleCode=orders')).toMatchObject({ success: true });
  });
});
