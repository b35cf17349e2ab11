import { isSince, type ContractServer } from './contract-server.ts';

export interface ContractRecords {
  user: { id: string; username: string; password: string; phone: string; token: string };
  roleId: string;
  departId: string;
  departRoleId: string;
  dictId: string;
  dictCode: string;
  categoryId: string;
  categoryCode: string;
  positionId: string;
  checkRuleCode: string;
  menuId: string;
  suffix: string;
}

/** Creates one record of each kind. Names and codes end in a unique suffix, so that a server can be used repeatedly. */
export async function makeContractRecords(server: ContractServer): Promise<ContractRecords> {
  const suffix = Date.now().toString(36);
  const ask = async (method: string, path: string, body?: unknown): Promise<any> => {
    const { json, status } = await server.call(method, path, body);
    if (json?.success !== true) throw new Error(`${method} ${path}: HTTP ${status} ${JSON.stringify(json)}`);
    return json.result;
  };
  const made = async (resource: string, body: Record<string, unknown>, by: string): Promise<any> => {
    await ask('POST', `${resource}/add`, body);
    const { records } = await ask('GET', `${resource}/list?${by}=${encodeURIComponent(String(body[by]))}`);
    return records[0];
  };
  const role = await made('/sys/role', { roleName: `合同${suffix}`, roleCode: `contract_${suffix}` }, 'roleCode');
  await ask('POST', '/sys/sysDepart/add', { departName: `合同部${suffix}`, orgCategory: '1' });
  const [depart] = await ask('GET', `/sys/sysDepart/searchBy?keyWord=${encodeURIComponent(`合同部${suffix}`)}`);
  const account = { username: `contract_${suffix}`, password: 'Geheim-Passwort-1' };
  const person = {
    ...account,
    realname: '合同',
    workNo: `W${suffix}`,
    phone: `138${Date.now().toString().slice(-8)}`,
    selectedroles: role.id,
    selecteddeparts: depart.id,
    status: 1,
    userIdentity: 1,
  };
  const user = await made('/sys/user', person, 'username');
  const session = await server.signIn(account.username, account.password);
  const departRole = { departId: depart.id, roleName: '部门员工', roleCode: `dr_${suffix}` };
  await ask('POST', '/sys/sysDepartRole/add', departRole);
  const { records: departRoles } = await ask('GET', `/sys/sysDepartRole/list?deptId=${depart.id}`);
  const dict = await made('/sys/dict', { dictName: `合同${suffix}`, dictCode: `contract_${suffix}` }, 'dictCode');
  const item = { dictId: dict.id, itemText: '甲', itemValue: 'a', sortOrder: 1, status: 1 };
  await ask('POST', '/sys/dictItem/add', item);
  await ask('POST', '/sys/category/add', { name: `合同${suffix}`, pid: '0' });
  const roots = await ask('GET', '/sys/category/rootList?pageSize=500');
  const category = roots.records.find(({ name }: { name: string }) => name === `合同${suffix}`);
  await ask('POST', '/sys/category/add', { name: '下级', pid: category.id });
  const position = await made(
    '/sys/position',
    { code: `p_${suffix}`, name: `职务${suffix}`, [isSince('3.8.3') ? 'postLevel' : 'postRank']: '2' },
    'code',
  );
  const checkRuleCode = `rule_${suffix}`;
  const ruleJson = JSON.stringify([{ digits: '*', pattern: '^[a-z]+$', message: '只能是小写字母', priority: '1' }]);
  await ask('POST', '/sys/checkRule/add', { ruleName: checkRuleCode, ruleCode: checkRuleCode, ruleJson });
  const menu = { name: `合同${suffix}`, menuType: 0, url: `/contract/${suffix}`, component: 'layouts/RouteView' };
  await ask('POST', '/sys/permission/add', { ...menu, route: true, sortNo: 99 });
  const menus = await ask('GET', '/sys/permission/getSystemMenuList');
  return {
    user: { id: user.id, ...account, phone: person.phone, token: String(session.result?.token) },
    roleId: role.id,
    departId: depart.id,
    departRoleId: departRoles[0].id,
    dictId: dict.id,
    dictCode: dict.dictCode,
    categoryId: category.id,
    categoryCode: category.code,
    positionId: position.id,
    checkRuleCode,
    suffix,
    menuId: menus.find(({ name }: { name: string }) => name === menu.name).id,
  };
}

export async function removeContractRecords(server: ContractServer, made: ContractRecords): Promise<void> {
  const paths = [
    `/sys/user/delete?id=${made.user.id}`,
    `/sys/role/delete?id=${made.roleId}`,
    `/sys/sysDepart/delete?id=${made.departId}`,
    `/sys/dict/delete?id=${made.dictId}`,
    `/sys/position/delete?id=${made.positionId}`,
    `/sys/permission/delete?id=${made.menuId}`,
  ];
  for (const path of paths) await server.call('DELETE', path);
}
