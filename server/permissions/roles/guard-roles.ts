import { say } from '../../locale/index.ts';
import { changedColumns, isRemoval, refused, type RowGuard, type SystemTable } from '../../records/index.ts';
import { administratorRole } from '../seed/index.ts';

export const roleModel = 'system/role';

/** The administrators' role cannot be deleted, and its code cannot be changed. */
const guardRoles: RowGuard = (_call, changes) => {
  const ofAdministrators = changes.filter(
    ({ before }) => before?.['role_code'] === administratorRole && Number(before['tenant_id']) === 0,
  );
  if (ofAdministrators.some((change) => isRemoval(change))) throw refused(say('管理员角色不能删除。'));
  const isRenamed = ofAdministrators.some(
    (change) => change.after !== undefined && changedColumns(change, ['role_code', 'tenant_id']).length > 0,
  );
  if (isRenamed) throw refused(say('管理员角色的编码不能修改。'));
  return Promise.resolve();
};

export const roleTable: SystemTable = { table: 'sys_role', model: roleModel, guard: guardRoles };
