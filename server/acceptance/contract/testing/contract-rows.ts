import { expect } from 'vitest';

import type { ContractRecords } from './contract-records.ts';
import { isSince } from './contract-server.ts';

export interface ContractRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the root path; it may depend on the created records. */
  path: string | ((made: ContractRecords) => string);
  body?: (made: ContractRecords) => object;
  asUser?: true;
  status?: number;
  answer: object | ((made: ContractRecords) => object);
}

const ok = { success: true };
const list = { success: true, result: expect.any(Array) };
const page = {
  success: true,
  result: { records: expect.any(Array), total: expect.any(Number), size: expect.any(Number), current: 1 },
};
const text = expect.any(String);
const map = expect.any(Object);
const tree = { success: true, result: { treeList: expect.any(Array), ids: expect.any(Array) } };
const item = (value: string, label: string) => ({ value, text: label, title: label, label });

const row = (
  method: ContractRow['method'],
  path: ContractRow['path'],
  answer: ContractRow['answer'],
  more: Pick<ContractRow, 'body' | 'asUser' | 'status'> = {},
): ContractRow => ({ method, path, answer, ...more });

export const contractRows: Readonly<Record<string, readonly ContractRow[]>> = {
  'a token': [
    row('GET', '/sys/user/getUserInfo', { code: 200, result: { userInfo: { username: text }, sysAllDictItems: map } }),
    row(
      'POST',
      '/sys/mLogin',
      ({ user }) => ({
        success: true,
        code: 200,
        result: {
          token: text,
          userInfo: { id: user.id, username: user.username, realname: '合同', status: 1, delFlag: 0 },
        },
      }),
      { body: ({ user: { username, password } }) => ({ username, password }) },
    ),
    row(
      'POST',
      '/sys/mLogin',
      { success: false, code: 500 },
      {
        body: ({ user: { username } }) => ({ username, password: 'falsch' }),
      },
    ),
  ],
  roles: [
    row('POST', '/sys/role/add', ok, {
      body: ({ suffix }) => ({ roleName: '再一个', roleCode: `again_${suffix}` }),
    }),
    row('PUT', '/sys/role/edit', ok, {
      body: ({ roleId, suffix }) => ({ id: roleId, roleName: `改过${suffix}`, roleCode: `contract_${suffix}` }),
    }),
    row('GET', '/sys/role/queryall', list),
    row('GET', ({ suffix }) => `/sys/role/list?roleCode=again_${suffix}`, { success: true, result: { total: 1 } }),
    row('GET', '/sys/role/queryTreeList', tree),
    row('GET', ({ roleId, suffix }) => `/sys/role/checkRoleCode?id=${roleId}&roleCode=contract_${suffix}`, {
      success: true,
      result: true,
    }),
  ],
  users: [
    row(
      'PUT',
      '/sys/user/edit',
      { success: true, message: '修改成功!' },
      {
        body: ({ user, roleId, departId, suffix }) => ({
          id: user.id,
          username: user.username,
          realname: '合同二',
          workNo: `W${suffix}`,
          phone: `139${user.phone.slice(3)}`,
          selectedroles: roleId,
          selecteddeparts: departId,
        }),
      },
    ),
    row(
      'GET',
      ({ user }) => `/sys/user/queryUserRole?userid=${user.id}`,
      ({ roleId }) => ({
        success: true,
        result: [roleId],
      }),
    ),
    row('GET', '/sys/user/queryUserRole?userid=nobody', { success: false, message: '未找到用户相关角色信息' }),
    row('GET', '/sys/user/list?pageNo=1&pageSize=2&column=createTime&order=desc&field=id,,username', page),
    row('GET', ({ user }) => `/sys/user/checkOnlyUser?username=${user.username}`, {
      success: false,
      message: '用户账号已存在',
    }),
    row('GET', ({ suffix }) => `/sys/user/checkOnlyUser?username=free_${suffix}`, ok),
    row(
      'GET',
      ({ departId }) => `/sys/user/queryUserByDepId?id=${departId}`,
      ({ user }) => ({
        success: true,
        result: [{ username: user.username, orgCodeTxt: text }],
      }),
    ),
    row(
      'GET',
      ({ user }) => `/sys/user/getMultiUser?username=${user.username},&pageNo=1&pageSize=1`,
      ({ user }) => [{ username: user.username, realname: '合同二' }],
    ),
    row(
      'GET',
      '/sys/user/getCurrentUserDeparts',
      ({ departId }) => ({
        success: true,
        result: { list: [{ id: departId, departName: text, orgCode: text }] },
      }),
      { asUser: true },
    ),
    row('GET', ({ departId }) => `/sys/user/queryUserComponentData?pageNo=1&pageSize=5&departId=${departId}`, {
      success: true,
      code: 200,
      result: { total: 1 },
    }),
    row(
      'PUT',
      '/sys/user/frozenBatch',
      { success: true, message: '操作成功!' },
      {
        body: ({ user }) => ({ ids: user.id, status: 1 }),
      },
    ),
  ],
  menus: [
    row('PUT', '/sys/permission/edit', ok, {
      body: ({ menuId, suffix }) => ({
        id: menuId,
        name: `改过${suffix}`,
        menuType: 0,
        url: `/contract/${suffix}`,
        route: true,
        component: 'layouts/RouteView',
        sortNo: 98,
      }),
    }),
    row('GET', '/sys/permission/list', list),
    row('GET', '/sys/permission/getSystemMenuList', list),
    row('GET', ({ menuId }) => `/sys/permission/getSystemSubmenu?parentId=${menuId}`, { success: true, result: [] }),
    row(
      'GET',
      ({ menuId }) => `/sys/permission/getSystemSubmenuBatch?parentIds=${menuId}`,
      // A JeecgBoot omits entries without children.
      { success: true, result: map },
    ),
    row('GET', '/sys/permission/queryTreeList', tree),
    row('POST', '/sys/permission/saveRolePermission', ok, {
      body: ({ roleId, menuId }) => ({ roleId, permissionIds: menuId, lastpermissionIds: '' }),
    }),
    row(
      'GET',
      ({ roleId }) => `/sys/permission/queryRolePermission?roleId=${roleId}`,
      ({ menuId }) => ({
        success: true,
        result: [menuId],
      }),
    ),
    row('POST', '/sys/permission/saveDepartPermission', ok, {
      body: ({ departId, menuId }) => ({ departId, permissionIds: menuId, lastpermissionIds: '' }),
    }),
    row(
      'GET',
      ({ departId }) => `/sys/permission/queryDepartPermission?departId=${departId}`,
      ({ menuId }) => ({
        success: true,
        result: [menuId],
      }),
    ),
    row('GET', ({ roleId, menuId }) => `/sys/role/datarule/${menuId}/${roleId}`, {
      success: false,
      message: '未找到权限配置信息',
    }),
    row('GET', ({ departId, menuId }) => `/sys/sysDepartPermission/datarule/${menuId}/${departId}`, {
      success: false,
      message: '未找到权限配置信息',
    }),
    row('GET', ({ menuId }) => `/sys/permission/getPermRuleListByPermId?permissionId=${menuId}`, list),
    row('GET', ({ menuId }) => `/sys/permission/queryPermissionRule?permissionId=${menuId}`, list),
    row('GET', '/sys/permission/getUserPermissionByToken', {
      success: true,
      code: 0,
      result: { menu: expect.any(Array), auth: expect.any(Array), allAuth: expect.any(Array) },
    }),
  ],
  departments: [
    row('GET', '/sys/sysDepart/queryTreeList', list),
    row('GET', '/sys/sysDepart/queryDepartTreeSync', list),
    row('GET', '/sys/sysDepart/queryIdTree', list),
    row(
      'GET',
      ({ suffix }) => `/sys/sysDepart/searchBy?keyWord=${encodeURIComponent(`合同部${suffix}`)}`,
      ({ departId }) => ({
        success: true,
        result: [{ id: departId, key: departId, value: departId, title: text }],
      }),
    ),
    row('GET', '/sys/sysDepart/searchBy?keyWord=%E6%B2%A1%E6%9C%89%E7%9A%84', {
      success: false,
      message: '未查询匹配数据！',
    }),
    row('GET', '/sys/sysDepart/queryMyDeptTreeList', { success: true, message: '1', result: null }, { asUser: true }),
    row('GET', ({ departId }) => `/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${departId}`, tree),
    row('POST', '/sys/sysDepartPermission/saveDeptRolePermission', ok, {
      body: ({ departRoleId, menuId }) => ({ roleId: departRoleId, permissionIds: menuId, lastpermissionIds: '' }),
    }),
    row(
      'GET',
      ({ departRoleId }) => `/sys/sysDepartPermission/queryDeptRolePermission?roleId=${departRoleId}`,
      ({ menuId }) => ({
        success: true,
        result: [menuId],
      }),
    ),
  ],
  dictionaries: [
    row('PUT', '/sys/dict/edit', ok, {
      body: ({ dictId, dictCode }) => ({ id: dictId, dictName: '改过', dictCode }),
    }),
    row('GET', ({ dictId }) => `/sys/dictItem/list?dictId=${dictId}`, { success: true, result: { total: 1 } }),
    row('GET', ({ dictCode }) => `/sys/dict/getDictItems/${dictCode}`, { success: true, result: [item('a', '甲')] }),
    row('GET', '/sys/dict/getDictItems/a,b', { success: false }),
    row(
      'GET',
      ({ suffix }) => `/sys/dict/loadDict/sys_position,name,code?keyword=p_${suffix}&pageSize=10`,
      ({ suffix }) => ({
        success: true,
        result: [{ value: `p_${suffix}`, text: `职务${suffix}` }],
      }),
    ),
    row(
      'GET',
      ({ suffix }) => `/sys/dict/loadDictItem/sys_position,name,code?key=p_${suffix}`,
      ({ suffix }) => ({
        success: true,
        result: [`职务${suffix}`],
      }),
    ),
    row(
      'GET',
      '/sys/dict/loadTreeData?pid=0&pidField=pid&tableName=sys_category&text=name&code=id&hasChildField=has_child&condition=',
      { success: true, result: expect.arrayContaining([expect.objectContaining({ key: text, leaf: false })]) },
    ),
    row('GET', '/sys/dict/loadTreeData?pid=0', { success: false }),
    row(
      'GET',
      ({ suffix }) => `/sys/dict/loadDictOrderByValue/sys_position,name,code?keyword=p_${suffix}&pageSize=10`,
      ({ suffix }) => ({
        success: true,
        result: expect.arrayContaining([expect.objectContaining({ value: `p_${suffix}` })]),
      }),
    ),
    row('GET', ({ dictCode }) => `/sys/dict/getDictText/${dictCode}/a`, { success: true, result: '甲' }),
    row('GET', '/sys/dict/deleteList', list),
    row('GET', ({ dictId }) => `/sys/dictItem/dictItemCheck?dictId=${dictId}&itemValue=a`, {
      success: false,
      message: '该值不可用，系统中已存在！',
    }),
    row('GET', ({ dictId }) => `/sys/dictItem/dictItemCheck?dictId=${dictId}&itemValue=b`, {
      success: true,
      message: '该值可用！',
    }),
    row('GET', '/sys/dict/refleshCache', ok),
    row('GET', '/sys/dict/queryAllDictItems', ({ dictCode }) => ({
      success: true,
      result: { [dictCode]: [item('a', '甲')] },
    })),
  ],
  categories: [
    row('GET', '/sys/category/rootList?pageNo=1&pageSize=2', page),
    row('GET', ({ categoryId }) => `/sys/category/childList?pid=${categoryId}`, {
      success: true,
      result: [{ name: '下级' }],
    }),
    row('GET', ({ categoryCode }) => `/sys/category/loadAllData?code=${categoryCode}`, list),
    row('GET', '/sys/category/loadTreeRoot?async=true&pcode=', list),
    row('GET', '/sys/category/loadTreeRoot?async=true&pcode=NONE', {
      success: false,
      message: '该编码【NONE】不存在，请核实!',
    }),
    row('GET', ({ categoryId }) => `/sys/category/loadTreeChildren?pid=${categoryId}`, {
      success: true,
      result: [{ title: '下级', leaf: true }],
    }),
    row(
      'GET',
      ({ categoryId }) => `/sys/category/loadOne?field=id&val=${categoryId}`,
      ({ suffix }) => ({
        success: true,
        result: { name: `合同${suffix}` },
      }),
    ),
    row('GET', ({ categoryId }) => `/sys/category/loadTreeData?pid=${categoryId}&condition=`, list),
    row(
      'GET',
      ({ categoryId }) => `/sys/category/loadDictItem?ids=${categoryId}`,
      ({ suffix }) => ({
        success: true,
        result: [`合同${suffix}`],
      }),
    ),
  ],
  helpers: [
    row('GET', '/sys/loginfo', {
      success: true,
      code: 200,
      result: { totalVisitCount: expect.any(Number), todayVisitCount: expect.any(Number), todayIp: expect.any(Number) },
    }),
    row('GET', '/sys/visitInfo', list),
    row(
      'GET',
      ({ dictCode }) => `/sys/duplicate/check?tableName=sys_dict&fieldName=dict_code&fieldVal=${dictCode}&dataId=`,
      {
        success: false,
        message: '该值不可用，系统中已存在！',
      },
    ),
    row(
      'GET',
      ({ dictCode, dictId }) =>
        `/sys/duplicate/check?tableName=sys_dict&fieldName=dict_code&fieldVal=${dictCode}&dataId=${dictId}`,
      {
        success: true,
        message: '该值可用！',
      },
    ),
    row('GET', ({ checkRuleCode }) => `/sys/checkRule/checkByCode?ruleCode=${checkRuleCode}&value=abc`, ok),
    row('GET', ({ checkRuleCode }) => `/sys/checkRule/checkByCode?ruleCode=${checkRuleCode}&value=1`, {
      success: false,
      message: '只能是小写字母',
    }),
    row('GET', '/sys/checkRule/checkByCode?ruleCode=nobody&value=1', { success: false, message: '该编码不存在' }),
    row(
      'GET',
      ({ suffix }) => `/sys/position/queryByCode?code=p_${suffix}`,
      ({ suffix }) => ({
        success: true,
        result: { code: `p_${suffix}`, name: `职务${suffix}` },
      }),
    ),
    row('GET', ({ suffix }) => `/sys/position/list?code=p_${suffix}`, {
      success: true,
      result: { total: 1, records: [isSince('3.8.3') ? { postLevel: 2 } : { postRank: '2', postRank_dictText: text }] },
    }),
    row('GET', '/sys/annountCement/listByUser?pageSize=5', {
      success: true,
      result: {
        anntMsgList: expect.any(Array),
        anntMsgTotal: expect.any(Number),
        sysMsgList: expect.any(Array),
        sysMsgTotal: expect.any(Number),
      },
    }),
    row('GET', '/sys/sysAnnouncementSend/getMyAnnouncementSend?readFlag=0&pageNo=1&pageSize=2', page),
    row('GET', '/sys/sysAnnouncementSend/list?pageNo=1&pageSize=2', page),
    row('GET', '/sys/sysAnnouncementSend/queryById?id=nobody', { success: false, message: '未找到对应实体' }),
    row('PUT', '/sys/sysAnnouncementSend/readAll', { success: true, message: '全部已读' }, { asUser: true }),
    row('GET', '/online/cgreport/api/getRpColumns/nobody', { success: false }),
  ],
  lists: [
    row('GET', '/sys/dict/list?pageNo=1&pageSize=2', page),
    row('GET', ({ suffix }) => `/sys/dict/list?dictCode=*${suffix}&column=dictCode,createTime&order=asc`, {
      success: true,
      result: { total: 1 },
    }),
    row('GET', ({ suffix }) => `/sys/dict/list?dictCode=!contract_${suffix}&dictName=*%E5%90%88%E5%90%8C*`, page),
    row(
      'GET',
      ({ suffix }) =>
        `/sys/dict/list?superQueryMatchType=and&superQueryParams=${encodeURIComponent(
          encodeURI(JSON.stringify([{ field: 'dictCode', rule: 'left_like', val: suffix, type: 'string' }])),
        )}`,
      { success: true, result: { total: 1 } },
    ),
    row('GET', '/sys/position/queryById?id=nobody', { success: false, message: expect.stringMatching(/未找到/) }),
    row('DELETE', '/sys/position/deleteBatch?ids=', { success: false, message: '参数不识别！' }),
    row('DELETE', ({ positionId }) => `/sys/position/deleteBatch?ids=${positionId},`, {
      success: true,
      message: expect.stringMatching(/删除成功/),
    }),
  ],
  'without a right token': [
    row(
      'GET',
      '/sys/no/such/path',
      isSince('3.8.3') ? { success: false, message: expect.stringContaining('No static resource') } : {},
      { status: isSince('3.8.3') ? 200 : 404 },
    ),
    row('GET', '/sys/dict/add', { success: false, code: 405 }),
  ],
};
