import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, departmentId, permissionId, signIn, userId } = demoServer(['lina', 'zhangwei']);

const done = async (method: string, path: string, body?: unknown) => {
  const answer = await api(method, path, body);
  expect(answer).toMatchObject({ success: true });
  return answer.result;
};

const lines = async (path: string): Promise<string[]> =>
  (await api('GET', `/sys/log/list?requestUrl=*${path}*&pageSize=50`)).result.records.map(
    ({ logContent }: { logContent: string }) => logContent,
  );

const expectLines = (path: string, wanted: readonly string[]) =>
  expect.poll(() => lines(path), { timeout: 10_000, interval: 200 }).toEqual(expect.arrayContaining([...wanted]));

const newRole = async (roleName: string, roleCode: string): Promise<string> =>
  (await done('POST', '/sys/role/add', { roleName, roleCode })).id;

test('tenants', async () => {
  for (const [id, name] of [
    [71, '甲公司'],
    [72, '乙公司'],
    [73, '丙公司'],
    [74, '丁公司'],
    [75, '戊公司'],
  ] as const)
    await done('POST', '/sys/tenant/add', { id, name });
  await done('PUT', '/sys/tenant/edit', { id: 71, name: '甲集团' });
  await done('DELETE', '/sys/tenant/delete?id=71');
  await done('DELETE', '/sys/tenant/deleteBatch?ids=75,72,73,74');
  await expectLines('/sys/tenant/', [
    '新增租户：甲公司',
    '修改租户：甲集团',
    '删除租户：甲集团',
    '批量删除租户：戊公司、乙公司、丙公司 等，共 4 条',
  ]);
});

test('data rules', async () => {
  const rule = { ruleName: '本人的', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' };
  const menu = await permissionId('base:customer:list');
  await done('POST', '/sys/permission/addPermissionRule', { ...rule, permissionId: menu });
  const [saved] = await done('GET', `/sys/permission/getPermRuleListByPermId?permissionId=${menu}`);
  await done('PUT', '/sys/permission/editPermissionRule', { ...saved, ruleName: '自己的' });
  await done('DELETE', `/sys/permission/deletePermissionRule?id=${saved.id}`);
  await expectLines('PermissionRule', ['新增数据规则：本人的', '修改数据规则：自己的', '删除数据规则：自己的']);
});

test('scheduled jobs', async () => {
  const jobClassName = 'org.jeecg.modules.quartz.job.SampleJob';
  const job = { jobClassName, cronExpression: '0 0 3 * * ?', parameter: '', description: '每天', status: 0 };
  const [one, other] = [await done('POST', '/sys/quartzJob/add', job), await done('POST', '/sys/quartzJob/add', job)];
  for (const call of ['pause', 'resume', 'execute']) await done('GET', `/sys/quartzJob/${call}?id=${one.id}`);
  await done('DELETE', `/sys/quartzJob/delete?id=${one.id}`);
  await done('DELETE', `/sys/quartzJob/deleteBatch?ids=${other.id}`);
  const name = one.jobClassName_dictText ?? jobClassName;
  const calls = ['停止定时任务', '启动定时任务', '执行定时任务', '删除定时任务', '批量删除定时任务'];
  await expectLines(
    '/sys/quartzJob/',
    calls.map((call) => `${call}：${name}`),
  );
});

test('dictionaries in the recycle bin', async () => {
  const { id } = await done('POST', '/sys/dict/add', { dictName: '灯光', dictCode: 'light' });
  await done('DELETE', `/sys/dict/delete?id=${id}`);
  await done('PUT', `/sys/dict/back/${id}`);
  await done('DELETE', `/sys/dict/delete?id=${id}`);
  await done('DELETE', `/sys/dict/deletePhysic/${id}`);
  await expectLines('/sys/dict/', ['删除数据字典：灯光', '还原数据字典：灯光', '彻底删除数据字典：灯光']);
});

test('users whose sign-in an administrator changes', async () => {
  const [lina, zhangwei] = [await userId('lina'), await userId('zhangwei')];
  const online = await done('GET', '/sys/online/list?username=lina');
  await done('POST', '/sys/online/forceLogout', { token: online.records[0].token });
  await done('POST', '/sys/user/resetSecondFactor', { username: 'lina' });
  await done('PUT', '/sys/user/frozenBatch', { ids: `${lina},${zhangwei}`, status: 2 });
  await done('PUT', '/sys/user/frozenBatch', { ids: lina, status: 1 });
  const password = 'Secret-2-Secret';
  await done('PUT', '/sys/user/changePassword', { username: 'lina', password, confirmpassword: password });
  await signIn('lina', password);
  await expectLines('/sys/user/', ['重置用户的两步验证：李娜', '重置用户密码：李娜', '冻结或启用用户：李娜、张伟']);
  await expectLines('/sys/user/frozenBatch', ['冻结或启用用户：李娜']);
  await expectLines('/sys/online/forceLogout', ['强制退出：李娜']);
});

test('the members and rights of roles and departments', async () => {
  const [lina, zhangwei] = [await userId('lina'), await userId('zhangwei')];
  const [roleId, depId] = [await newRole('调度', 'dispatch'), await departmentId('A01')];
  const userIds = `${lina},${zhangwei}`;
  await done('POST', '/sys/user/addSysUserRole', { roleId, userIdList: [lina, zhangwei] });
  await done('DELETE', `/sys/user/deleteUserRole?roleId=${roleId}&userId=${lina}`);
  await done('DELETE', `/sys/user/deleteUserRoleBatch?roleId=${roleId}&userIds=${userIds}`);
  await done('POST', '/sys/user/editSysDepartWithUser', { depId, userIdList: [lina] });
  await done('DELETE', `/sys/user/deleteUserInDepart?depId=${depId}&userId=${lina}`);
  const permissionIds = await permissionId('base:customer:list');
  await done('POST', '/sys/permission/saveRolePermission', { roleId, permissionIds });
  await done('POST', '/sys/permission/saveDepartPermission', { departId: depId, permissionIds });
  const { departName } = await done('GET', `/sys/sysDepart/queryById?id=${depId}`);
  await expectLines('Role', ['添加角色的用户：调度：李娜、张伟', '移除角色的用户：调度：李娜', '角色授权：调度']);
  await expectLines('/sys/user/deleteUserRoleBatch', ['移除角色的用户：调度：李娜、张伟']);
  await expectLines('epart', [
    `添加部门的用户：${departName}：李娜`,
    `移除部门的用户：${departName}：李娜`,
    `部门授权：${departName}`,
  ]);
});

test('announcements that are released and revoked', async () => {
  const { id } = await done('POST', '/sys/annountCement/add', {
    titile: '停水通知',
    msgAbstract: '停水',
    msgContent: '停水',
    msgCategory: '1',
    msgType: 'ALL',
    priority: 'L',
    startTime: '2026-01-01 00:00:00',
    endTime: '2030-01-01 00:00:00',
  });
  await done('GET', `/sys/annountCement/doReleaseData?id=${id}`);
  await expectLines('/sys/annountCement/doReleaseData', ['变更状态系统通告：停水通知']);
});

test('online forms and their records', async () => {
  const fields = [{ dbFieldName: 'title', dbFieldTxt: '标题', dbType: 'string', fieldShowType: 'text', dbLength: 50 }];
  const form = { tableName: 'log_trip', tableTxt: '出差', tableType: '1', formTemplate: '2', fields };
  const { id } = await done('POST', '/online/cgform/head/add', form);
  await done('POST', `/online/cgform/api/doDbSynch/${id}/normal`, {});
  const trip = await done('POST', `/online/cgform/api/form/${id}`, { title: '去苏州' });
  await done('DELETE', `/online/cgform/api/form/${id}/${trip}`);
  await done('DELETE', `/online/cgform/head/delete?id=${id}`);
  await expectLines('/online/cgform/api/form/', [
    expect.stringMatching(/^新增在线表单记录：./),
    expect.stringMatching(/^删除在线表单记录：./),
  ]);
  await expectLines('/online/cgform/head/delete', [expect.stringMatching(/^删除在线表单：(出差|log_trip)$/)]);
});

test('documents that are published and deleted', async () => {
  const key = 'base/log-card.form';
  const text = '{ "kind": "form", "formatVersion": 1, "title": "名片", "model": "base/customer" }';
  await done('POST', '/sys/document/publish', { documents: [{ key, revision: '', text }], note: '新名片' });
  const { revision } = await done('GET', `/sys/document/queryByKey?key=${key}`);
  await done('DELETE', `/sys/document/delete?key=${key}&revision=${revision}&note=old`);
  await expectLines('/sys/document/', [`发布文档：${key}`, `删除文档：${key}`]);
});

test('lines of the log itself', async () => {
  await expectLines('/sys/login', ['登录']);
  const { records } = await done('GET', '/sys/log/list?requestUrl=/sys/login&logContent=登录');
  await done('DELETE', `/sys/log/delete?id=${records[0].id}`);
  await done('DELETE', `/sys/log/deleteBatch?ids=${records[1].id}`);
  await expectLines('/sys/log/', ['删除系统日志：登录', '批量删除系统日志：登录']);
});
