import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, client, address, tokenOf, userId, departmentId } = demoServer(['lina'], {
  environment: { CAPTCHA: 'off' },
});

const saved = { success: true, message: '添加成功！' };
const free = { success: true, message: '该值可用！', code: 200, result: null };
const taken = { success: false, message: '该值不可用，系统中已存在！', code: 500 };
const gone = { success: false, message: '未找到对应实体', code: 500 };
const empty = { success: true, code: 0, result: { records: [], total: 0, size: 2, current: 1, pages: 0 } };

describe('lists', () => {
  test.each(['/sys/role/list', '/sys/user/list', '/sys/tenant/list', '/sys/online/list', '/sys/log/list'])(
    'of %s begin with the first page',
    async (path) => {
      const first = (await api('GET', `${path}?pageNo=1&pageSize=1`)).result.records;
      // The log is written after the answers, and there may be no tenant.
      const isCertain = !['/sys/log/list', '/sys/tenant/list'].includes(path);
      expect(first.length).toBe(isCertain ? 1 : Math.min(first.length, 1));
      for (const pageNo of ['0', '-3', ''])
        expect((await api('GET', `${path}?pageNo=${pageNo}&pageSize=1`)).result).toMatchObject({ current: 1 });
    },
  );

  test('without rows, and without pages', async () => {
    expect((await api('GET', '/sys/role/list?pageSize=0')).result).toMatchObject({ records: [], size: 0, pages: 0 });
    const all = (await api('GET', '/sys/role/list?pageSize=-1')).result;
    expect(all.records).toHaveLength(all.total);
  });
});

describe('saves', () => {
  test('of an announcement without times, which is shown from its release on', async () => {
    const notice = { titile: '没有时间', msgContent: '<p>x</p>', priority: 'L', msgType: 'ALL', msgCategory: '1' };
    expect(await api('POST', '/sys/annountCement/add', notice)).toMatchObject(saved);
    const { id } = (await api('GET', '/sys/annountCement/list?titile=没有时间')).result.records[0];
    expect(await api('GET', `/sys/annountCement/doReleaseData?id=${id}`)).toMatchObject({ success: true });
    const { anntMsgList } = (await api('GET', '/sys/annountCement/listByUser', undefined, 'lina')).result;
    expect(anntMsgList).toContainEqual(expect.objectContaining({ titile: '没有时间', startTime: null, endTime: null }));
  });

  test('of a data source without the name of a database', async () => {
    const source = { code: 'no_name', name: '甲', dbType: '1', dbDriver: 'com.mysql.jdbc.Driver' };
    const at = { dbUrl: 'jdbc:mysql://db/erp', dbUsername: 'erp', dbPassword: 'x' };
    expect(await api('POST', '/sys/dataSource/add', { ...source, ...at })).toMatchObject(saved);
  });

  test.each([
    ['org.jeecg.modules.online.cgform.rule.OrderNumberRule', '{"prefix":"CN"}', /^CN\d{16}$/],
    ['org.jeecg.modules.system.rule.CategoryCodeRule', '{"pid":""}', /^[A-Z]\d\d$/],
  ])('of a rule by the class %s', async (ruleClass, ruleParams, value) => {
    const ruleCode = ruleClass.split('.').at(-1);
    const rule = { ruleName: ruleCode, ruleCode, ruleClass, ruleParams };
    expect(await api('POST', '/sys/fillRule/add', rule)).toMatchObject(saved);
    expect((await api('PUT', `/sys/fillRule/executeRuleByCode/${ruleCode}`, {})).result).toMatch(value);
  });

  test('of a rule by a class that is not here are refused', async () => {
    const rule = { ruleName: 'x', ruleCode: 'x1', ruleClass: 'org.jeecg.modules.system.rule.OrgCodeRule' };
    expect(await api('POST', '/sys/fillRule/add', rule)).toMatchObject({ message: '规则实现不是允许的选项' });
  });

  test('of a user with the mark of a workflow', async () => {
    const id = await userId('lina');
    const user = (await api('GET', `/sys/user/queryById?id=${id}`)).result;
    expect(user).toMatchObject({ activitiSync: 1 });
    await api('PUT', '/sys/user/edit', { ...user, activitiSync: 0 });
    expect((await api('GET', '/sys/user/list?username=lina')).result.records).toMatchObject([{ activitiSync: 0 }]);
  });
});

describe('the duplicate check', () => {
  const check = (table: string, field: string, value: string, username?: string) => {
    const query = new URLSearchParams({ tableName: table, fieldName: field, fieldVal: value, dataId: '' });
    return api('GET', `/sys/duplicate/check?${query}`, undefined, username);
  };

  test('knows permission points, and codes of roles of departments', async () => {
    expect(await check('sys_permission', 'perms', 'nobody:has:this')).toMatchObject(free);
    expect(await check('sys_permission', 'perms', 'system:user:list')).toMatchObject(taken);
    const departId = await departmentId('A01');
    const role = { departId, roleName: '组长', roleCode: 'leader_1' };
    expect(await check('sys_depart_role', 'role_code', 'leader_1')).toMatchObject(free);
    await api('POST', '/sys/sysDepartRole/add', role);
    expect(await check('sys_depart_role', 'role_code', 'leader_1')).toMatchObject(taken);
    expect(await check('sys_depart_role', 'roleName', '组长')).toMatchObject(taken);
  });

  test('gives away nothing that the person may not list, and no secret', async () => {
    for (const [table, field] of [
      ['sys_permission', 'perms'],
      ['sys_depart_role', 'role_code'],
      ['sys_data_source', 'db_url'],
    ] as const)
      expect(await check(table, field, 'x', 'lina')).toMatchObject({ success: false, code: 510 });
    for (const [table, field] of [
      ['sys_data_source', 'db_password'],
      ['sys_user', 'password'],
      ['sys_session', 'token_hash'],
      ['nosuch', 'perms'],
    ] as const)
      expect(await check(table, field, 'x')).toMatchObject({ message: '没有登记这个唯一字段，请联系管理员。' });
  });
});

describe('a link with the token in it', () => {
  const open = async (path: string) => (await client().get(`/jeecg-boot${path}`)).status;

  test('opens a file and a notice, and nothing else', async () => {
    const body = new FormData();
    body.append('file', new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF'], 'a.pdf'));
    const headers = { 'x-access-token': tokenOf('admin') };
    const upload = await fetch(`${address()}/jeecg-boot/sys/common/upload`, { method: 'POST', body, headers });
    const file = `/sys/common/static/${(await upload.json()).message}`;
    expect(await open(`${file}?token=${tokenOf('admin')}`)).toBe(200);
    expect(await open(file)).toBe(401);
    const notice = { titile: '链接', msgContent: '', priority: 'L', msgType: 'ALL', msgCategory: '1' };
    await api('POST', '/sys/annountCement/add', notice);
    const { id } = (await api('GET', '/sys/annountCement/list?titile=链接')).result.records[0];
    await api('GET', `/sys/annountCement/doReleaseData?id=${id}`);
    expect(await open(`/sys/annountCement/show/${id}?token=${tokenOf('lina')}`)).toBe(200);
    expect(await open(`/sys/annountCement/show/${id}`)).toBe(401);
    expect(await open(`/sys/annountCement/show/${id}?token=wrong`)).toBe(401);
    for (const path of ['/sys/user/list', '/sys/role/exportXls', '/sys/user/getUserInfo', '/sys/permission/list'])
      expect(await open(`${path}?token=${tokenOf('admin')}`)).toBe(401);
  });
});

describe('parts that are not here', () => {
  test.each<[path: string, answer: object]>([
    ['/sys/dataLog/list?pageNo=1&pageSize=2', empty],
    ['/sys/oss/file/list?pageNo=1&pageSize=2', empty],
    ['/sys/sysUserAgent/list?pageNo=1&pageSize=2', empty],
    ['/sys/sysUserAgent/queryByUserName?userName=lina', gone],
    ['/sys/gatewayRoute/list', { success: true, code: 200, result: [] }],
    ['/sys/thirdApp/getEnabledType', { success: true, result: { dingtalk: false, wechatEnterprise: false } }],
    ['/sys/actuator/redis/info', { success: true, code: 200, result: [] }],
    ['/sys/actuator/redis/keysSize', { create_time: expect.any(Number), dbSize: 0 }],
    ['/sys/actuator/redis/memoryInfo', { create_time: expect.any(Number), used_memory: '0' }],
  ])('answer %s', async (path, answer) => {
    expect(await api('GET', path)).toMatchObject(answer);
  });

  const jvm = [
    'memory.max',
    'memory.committed',
    'memory.used',
    'buffer.memory.used',
    'buffer.count',
    'threads.daemon',
    'threads.live',
    'threads.peak',
    'classes.loaded',
    'classes.unloaded',
    'gc.memory.allocated',
    'gc.memory.promoted',
    'gc.max.data.size',
    'gc.live.data.size',
    'gc.pause',
  ].map((name) => `jvm.${name}`);
  const tomcat = ['created', 'expired', 'active.current', 'active.max', 'rejected'].map((n) => `tomcat.sessions.${n}`);

  test.each([...jvm, ...tomcat])('answer the figure %s in its shape', async (name) => {
    expect(await api('GET', `/actuator/metrics/${name}`)).toMatchObject({
      name,
      availableTags: [],
      measurements: expect.arrayContaining([{ statistic: expect.any(String), value: expect.any(Number) }]),
    });
  });

  test('answer what Node.js has as it is', async () => {
    const value = async (name: string) => (await api('GET', `/actuator/metrics/${name}`)).measurements[0].value;
    expect(await value('jvm.memory.used')).toBeGreaterThan(1_000_000);
    expect(await value('tomcat.sessions.active.current')).toBe(2);
  });
});

describe('dictionaries of tables', () => {
  const items = async (source: string, username?: string) =>
    api('GET', `/sys/dict/getDictItems/${encodeURIComponent(source)}`, undefined, username);
  const texts = (answer: { result: { text: string }[] }) => answer.result.map(({ text }) => text);

  beforeAll(async () => {
    for (const [code, name] of [
      ['c-1', '丙'],
      ['c-2', '甲'],
      ['c-3', '乙'],
    ])
      await api('POST', '/sys/position/add', { code, name, postRank: '1' });
  });

  test('take conditions with an order', async () => {
    const people = texts(await items("sys_user,realname,id,username!='admin' order by create_time"));
    expect(people).toContain('李娜');
    expect(people).not.toContain('管理员');
    expect(texts(await items("sys_position,name,code,code like 'c-%' order by code desc"))).toEqual(['乙', '甲', '丙']);
    expect(texts(await items("sys_position,name,code,code='c-1' or code='c-3' order by code"))).toEqual(['丙', '乙']);
  });

  test('ask nothing of records that the person may only choose among', async () => {
    const refused = { success: false, message: expect.stringContaining('字典的条件只能写') };
    expect(await items("sys_user,realname,username,phone like '1%'", 'lina')).toMatchObject(refused);
    expect(await items('sys_user,realname,username,username is not null order by phone', 'lina')).toMatchObject(
      refused,
    );
    expect(await items("sys_user,realname,username,username='lina' and status=1", 'lina')).toMatchObject({
      result: [{ value: 'lina' }],
    });
  });

  test('are trees of the menu too', async () => {
    const tree = (pid: string, username?: string) => {
      const table = { pidField: 'parent_id', tableName: 'sys_permission', text: 'name', code: 'id' };
      const query = new URLSearchParams({ pid, ...table, hasChildField: 'is_leaf', condition: '' });
      return api('GET', `/sys/dict/loadTreeData?${query}`, undefined, username);
    };
    const roots = (await tree('0')).result;
    const system = roots.find(({ title }: { title: string }) => title === '系统管理');
    expect(system).toMatchObject({ key: expect.any(String), leaf: false, parentId: '0' });
    expect((await tree(system.key)).result[0]).toMatchObject({ parentId: system.key });
    expect(await tree('0', 'lina')).toMatchObject({ success: false, code: 510 });
  });

  test('name the kinds of online forms', async () => {
    expect(texts(await api('GET', '/sys/dict/getDictItems/cgform_table_type'))).toEqual(['单表', '主表', '附表']);
  });
});

test('the address book names people and departments by their ids', async () => {
  const { records } = (await api('GET', '/sys/user/queryByOrgCodeForAddressList?realname=李娜')).result;
  expect(records).toMatchObject([{ realname: '李娜', userId: await userId('lina') }]);
  expect(records[0].departId.split(',')).toHaveLength(records[0].departName.split(',').length);
  expect(records[0].departId).not.toBe('');
});
