import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, permissionId, departmentId, userId, routes } = demoServer(['lina']);

interface Row {
  [key: string]: unknown;
  id: string;
  version: number;
  children?: Row[];
}

const found = (rows: Row[], name: string, value: string): Row | undefined =>
  rows.flatMap((row) => [row, ...(row.children ?? [])]).find((row) => row[name] === value);

interface Kind {
  path: string;
  make: object | (() => Promise<object>);
  add?: string;
  edit?: string;
  list?: string | ((made: Record<string, unknown>) => string);
  field: string;
}

const rule = { ruleName: '本人', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' };
const dictionary = async () =>
  (await api('POST', '/sys/dict/add', { dictName: '明细的字典', dictCode: 'of_items' })).result.id;

const kinds: Record<string, Kind> = {
  角色: { path: '/sys/role', make: { roleName: '甲', roleCode: 'two_hands' }, field: 'roleName' },
  用户: {
    path: '/sys/user',
    make: { username: 'two.hands', realname: '甲', password: 'secret-1' },
    field: 'realname',
  },
  部门: {
    path: '/sys/sysDepart',
    make: async () => ({ departName: '甲', parentId: await departmentId('A01') }),
    field: 'departName',
  },
  部门角色: {
    path: '/sys/sysDepartRole',
    make: async () => ({ departId: await departmentId('A01'), roleName: '甲', roleCode: 'two_hands' }),
    list: ({ departId }) => `/sys/sysDepartRole/list?deptId=${String(departId)}&pageSize=100`,
    field: 'roleName',
  },
  职务: { path: '/sys/position', make: { code: 'two_hands', name: '甲', postRank: '5' }, field: 'name' },
  数据字典: { path: '/sys/dict', make: { dictName: '甲', dictCode: 'two_hands' }, field: 'dictName' },
  字典项: {
    path: '/sys/dictItem',
    make: async () => ({ dictId: await dictionary(), itemText: '甲', itemValue: '1', status: 1 }),
    list: ({ dictId }) => `/sys/dictItem/list?dictId=${String(dictId)}`,
    field: 'itemText',
  },
  分类字典: { path: '/sys/category', make: { name: '甲' }, list: '/sys/category/rootList?pageSize=100', field: 'name' },
  编码校验规则: {
    path: '/sys/checkRule',
    make: { ruleName: '甲', ruleCode: 'two_hands', ruleJson: '[{"digits":"*","pattern":"^a$","message":"只能是 a"}]' },
    field: 'ruleName',
  },
  填值规则: {
    path: '/sys/fillRule',
    make: { ruleName: '甲', ruleCode: 'two_hands', ruleClass: 'category-code', ruleParams: '' },
    field: 'ruleName',
  },
  菜单: {
    path: '/sys/permission',
    make: { menuType: 0, name: '甲', url: '/two-hands', component: 'layouts/RouteView' },
    list: '/sys/permission/list',
    field: 'name',
  },
  数据规则: {
    path: '/sys/permission',
    make: async () => ({ ...rule, ruleName: '甲', permissionId: await permissionId('base:customer:list') }),
    add: 'addPermissionRule',
    edit: 'editPermissionRule',
    list: (made) => `/sys/permission/getPermRuleListByPermId?permissionId=${String(made['permissionId'])}`,
    field: 'ruleName',
  },
  系统通告: {
    path: '/sys/annountCement',
    make: {
      titile: '甲',
      msgAbstract: '乙',
      msgContent: '丙',
      msgCategory: '1',
      msgType: 'ALL',
      priority: 'L',
      startTime: '2026-01-01 00:00:00',
      endTime: '2030-01-01 00:00:00',
    },
    field: 'titile',
  },
  租户: { path: '/sys/tenant', make: { id: 4711, name: '甲' }, field: 'name' },
  定时任务: {
    path: '/sys/quartzJob',
    make: {
      jobClassName: 'org.jeecg.modules.quartz.job.SampleJob',
      cronExpression: '0 0 0 1 1 ? 2099',
      status: -1,
      description: '甲',
    },
    field: 'description',
  },
  数据源: {
    path: '/sys/dataSource',
    make: {
      code: 'two_hands',
      name: '甲',
      dbType: '6',
      dbDriver: 'org.postgresql.Driver',
      dbName: 'a',
      dbUrl: 'jdbc:postgresql://127.0.0.1:5432/a',
      dbUsername: 'a',
      dbPassword: 'secret-1',
    },
    field: 'name',
  },
};

test.each<[string, (ids: { user: string; role: string; department: string }) => [string, string, object?]]>([
  ['freezes', ({ user }) => ['PUT', '/sys/user/frozenBatch', { ids: user, status: 2 }]],
  ['gives a role', ({ user, role }) => ['POST', '/sys/user/addSysUserRole', { roleId: role, userIdList: [user] }]],
  ['takes a role', ({ user, role }) => ['DELETE', `/sys/user/deleteUserRole?roleId=${role}&userId=${user}`]],
  [
    'puts into a department',
    ({ user, department }) => ['POST', '/sys/user/editSysDepartWithUser', { depId: department, userIdList: [user] }],
  ],
])('who %s what another form shows is not overwritten by it', async (_what, call) => {
  const user = await userId('lina');
  const role = (await api('GET', '/sys/role/list')).result.records[0].id;
  const seen = (await api('GET', `/sys/user/queryById?id=${user}`)).result;
  const other = await api(...call({ user, role, department: await departmentId('A01') }));
  expect(other).toMatchObject({ success: true });
  const late = await api('PUT', '/sys/user/edit', { ...seen, realname: '李娜娜' });
  expect(late).toMatchObject({ code: 409, message: expect.stringMatching(/^这条用户已被“管理员”于 /) });
});

test.each(Object.entries(kinds))(
  '%s: a save over another one is refused with its user and time',
  async (title, kind) => {
    const { path, add = 'add', edit = 'edit', list = `${path}/list?pageSize=100`, field } = kind;
    const made: Record<string, unknown> = { ...(typeof kind.make === 'function' ? await kind.make() : kind.make) };
    expect(await api('POST', `${path}/${add}`, made)).toMatchObject({ success: true });
    const read = async (value: string) => {
      const { result } = await api('GET', typeof list === 'string' ? list : list(made));
      const row = found(Array.isArray(result) ? result : result.records, field, value);
      return { ...made, ...row };
    };
    const save = (record: object) => api('PUT', `${path}/${edit}`, record);
    const seen = await read('甲');
    expect(seen).toMatchObject({ version: expect.any(Number) });
    expect(await save({ ...seen, [field]: '乙' })).toMatchObject({ success: true });

    const late = await save({ ...seen, [field]: '丙' });
    const { updateTime, version, updateBy_dictText: who } = late.result.current;
    expect(who).toBe('管理员');
    expect(late).toMatchObject({
      success: false,
      code: 409,
      message: `这条${title}已被“${who}”于 ${updateTime} 修改，请刷新后再试`,
      result: { current: { [field]: '乙', updateBy: 'admin' }, updateBy: 'admin', updateTime },
    });
    expect(updateTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

    const now = await read('乙');
    expect(now).toMatchObject({ version });
    expect(await save({ ...now, [field]: '丁' })).toMatchObject({ success: true });
    const seenByBoth = await read('丁');
    const both = await Promise.all(['己', '庚'].map((name) => save({ ...seenByBoth, [field]: name })));
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);

    const { version: _, ...unversioned } = now;
    expect(await save({ ...unversioned, [field]: '戊' })).toMatchObject({ success: true });
    expect(await read('戊')).toMatchObject({ [field]: '戊' });
  },
);

test('no other record of the server’s own is edited by any route', () => {
  const known = new Set(Object.values(kinds).map(({ path, edit = 'edit' }) => `/jeecg-boot${path}/${edit}`));
  // This adds users to a department: pairs that exist or not.
  known.add('/jeecg-boot/sys/user/editSysDepartWithUser');
  // This marks received announcements as read.
  known.add('/jeecg-boot/sys/sysAnnouncementSend/editByAnntIdAndUserId');
  known.add('/jeecg-boot/sys/sysAnnouncementSend/edit');
  const edits = routes().flatMap(({ method, url }) =>
    method === 'PUT' && /\/sys\/\w+\/edit\w*$/.test(url) && !known.has(url) ? [url] : [],
  );
  expect(edits).toEqual([]);
});
