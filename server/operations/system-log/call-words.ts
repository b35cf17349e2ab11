import { say, text, type Text } from '../../locale/index.ts';
import type { LogEntry } from './entry.ts';

export type Operation = LogEntry['operation'];

export const recordCalls: Readonly<Record<string, readonly [text: (title: string) => string, operation: Operation]>> = {
  add: [(title) => say('新增{title}', { title }), 2],
  edit: [(title) => say('修改{title}', { title }), 3],
  delete: [(title) => say('删除{title}', { title }), 4],
  deleteBatch: [(title) => say('批量删除{title}', { title }), 4],
  deleteQuery: [(title) => say('批量删除{title}', { title }), 4],
  transition: [(title) => say('变更状态{title}', { title }), 3],
  transitionBatch: [(title) => say('批量变更状态{title}', { title }), 3],
  createFrom: [(title) => say('下推{title}', { title }), 1],
  putRecycleBin: [(title) => say('还原{title}', { title }), 3],
  deleteRecycleBin: [(title) => say('彻底删除{title}', { title }), 4],
  importExcel: [(title) => say('导入{title}', { title }), 5],
  exportXls: [(title) => say('导出{title}', { title }), 6],
};

/** Descriptions of other calls; an operation of null is signing in and out. */
export const otherCalls: Readonly<Record<string, readonly [text: Text, operation: Operation]>> = {
  '/sys/login': [text('登录'), null],
  '/sys/mLogin': [text('登录'), null],
  '/sys/phoneLogin': [text('手机登录'), null],
  '/sys/logout': [text('退出登录'), null],
  '/sys/user/register': [text('注册账号'), null],
  '/sys/user/passwordChange': [text('找回密码'), null],
  '/sys/user/updatePassword': [text('修改密码'), 3],
  '/sys/user/changePassword': [text('重置用户密码'), 3],
  '/sys/user/resetSecondFactor': [text('重置用户的两步验证'), 3],
  '/sys/user/frozenBatch': [text('冻结或启用用户'), 3],
  '/sys/user/addSysUserRole': [text('添加角色的用户'), 2],
  '/sys/user/deleteUserRole': [text('移除角色的用户'), 4],
  '/sys/user/deleteUserRoleBatch': [text('移除角色的用户'), 4],
  '/sys/user/editSysDepartWithUser': [text('添加部门的用户'), 2],
  '/sys/user/deleteUserInDepart': [text('移除部门的用户'), 4],
  '/sys/user/deleteUserInDepartBatch': [text('移除部门的用户'), 4],
  '/sys/selectDepart': [text('切换部门'), 3],
  '/sys/permission/saveRolePermission': [text('角色授权'), 3],
  '/sys/permission/saveDepartPermission': [text('部门授权'), 3],
  '/sys/sysDepartPermission/saveDeptRolePermission': [text('部门角色授权'), 3],
  '/sys/role/datarule': [text('角色的数据规则'), 3],
  '/sys/sysDepartPermission/datarule': [text('部门的数据规则'), 3],
  '/sys/sysDepartRole/datarule': [text('部门角色的数据规则'), 3],
  '/sys/quartzJob/pause': [text('停止定时任务'), 3],
  '/sys/quartzJob/resume': [text('启动定时任务'), 3],
  '/sys/quartzJob/execute': [text('执行定时任务'), 3],
  '/sys/document/publish': [text('发布文档'), 3],
  '/sys/document/rollback': [text('恢复文档'), 3],
  '/sys/document/delete': [text('删除文档'), 4],
  '/online/cgreport/api/testConnection': [text('测试数据源'), 1],
  '/sys/online/forceLogout': [text('强制退出'), 4],
};

const dataRules = '/sys/permission/rule';
const onlineRecords = '/online/cgform/api/form';

export const ownTitles: ReadonlyMap<string, Text> = new Map([
  ['/sys/permission', text('菜单')],
  [dataRules, text('数据规则')],
  [onlineRecords, text('在线表单记录')],
  ['/sys/tenant', text('租户')],
]);

/** Standard calls that have a path of another form; `*` is an id. */
const otherPaths: Readonly<Record<string, readonly [resource: string, call: string]>> = {
  '/sys/permission/addPermissionRule': [dataRules, 'add'],
  '/sys/permission/editPermissionRule': [dataRules, 'edit'],
  '/sys/permission/deletePermissionRule': [dataRules, 'delete'],
  '/sys/dict/back/*': ['/sys/dict', 'putRecycleBin'],
  '/sys/dict/deletePhysic/*': ['/sys/dict', 'deleteRecycleBin'],
  '/sys/annountCement/doReleaseData': ['/sys/annountCement', 'transition'],
  '/sys/annountCement/doReovkeData': ['/sys/annountCement', 'transition'],
};

/** The records of an online form, by its id or table: `/:code`, `/:code/:id`. */
const onlineRecord = /^\/online\/cgform\/api\/form\/[^/]+(?:\/[^/]+)?$/;
const onlineCalls: Readonly<Record<string, string>> = { POST: 'add', PUT: 'edit', DELETE: 'delete' };

/** Returns the resource of a call and the standard call that it is or resembles. */
export function standardCall(method: string, path: string): readonly [resource: string, call: string] {
  if (onlineRecord.test(path)) return [onlineRecords, onlineCalls[method] ?? ''];
  const at = path.lastIndexOf('/');
  const other = [path, `${path.slice(0, at)}/*`].find((each) => Object.hasOwn(otherPaths, each));
  return (other === undefined ? undefined : otherPaths[other]) ?? [path.slice(0, at), path.slice(at + 1)];
}
