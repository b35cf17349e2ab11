import { expect, test } from 'vitest';

import { readDocuments, readFolders } from '../../catalogue/index.ts';
import { languageIn, spoken } from '../../locale/index.ts';
import { saidLines } from './said-lines.ts';

const { models } = readDocuments(readFolders(['schemas']));
const english = await languageIn('en-US');
const inEnglish = spoken(() => readDocuments(readFolders(['schemas'])).models, english);
const both = { written: () => models, inLanguage: () => inEnglish };

const line = (logContent: string, requestUrl: string, requestType = 'POST') => ({
  logContent,
  requestUrl,
  requestType,
});

test.each([
  [line('登录', '/sys/login'), 'Sign in'],
  [line('登录：用户名或密码错误', '/sys/login'), 'Sign in: 用户名或密码错误'],
  [line('新增客户', '/base/customer/add'), 'Add Customer'],
  [line('修改客户：华北商贸', '/base/customer/edit', 'PUT'), 'Edit Customer: 华北商贸'],
  [line('删除客户：没有权限', '/base/customer/delete', 'DELETE'), 'Delete Customer: No permission'],
  [line('查看 /sys/role/list：没有权限', '/sys/role/list', 'GET'), 'View /sys/role/list: No permission'],
  [
    line('批量删除客户：甲、乙、丙 等，共 5 条', '/base/customer/deleteBatch', 'DELETE'),
    'Delete several: Customer: 甲、乙、丙 and others, 5 in all',
  ],
  [line('删除菜单：报表', '/sys/permission/delete', 'DELETE'), 'Delete Menu: 报表'],
  [line('删除租户：甲公司', '/sys/tenant/delete', 'DELETE'), 'Delete Tenant: 甲公司'],
  [line('还原数据字典：灯光', '/sys/dict/back/7', 'PUT'), 'Restore Dictionary: 灯光'],
  [
    line('移除角色的用户：调度：甲、乙、丙 等，共 5 条', '/sys/user/deleteUserRoleBatch', 'DELETE'),
    'Remove users from a role: 调度：甲、乙、丙 and others, 5 in all',
  ],
  [line('新增甲', '/base/customer/add'), '新增甲'],
  [line('清理了 3 个文件', ''), '清理了 3 个文件'],
])('a line %j reads in English: %s', (written, translation) => {
  expect(spoken(() => saidLines([written], both), english)).toEqual([{ ...written, logContent: translation }]);
  expect(saidLines([written], both)).toEqual([written]);
});
