import { say } from '../../locale/index.ts';
import { changedColumns, isRemoval, refused, type RowGuard, type SystemTable } from '../../records/index.ts';
import { removeRoleGrants } from './grant-rows.ts';

export const departmentRoleModel = 'system/depart-role';

/**
 * A role cannot move to another department, because the permissions of its department limit its own. Deleting a role
 * deletes its permissions and takes it from its users.
 */
const guardDepartmentRoles: RowGuard = async ({ db }, changes) => {
  const isMoved = changes.some(
    (change) => change.before && change.after && changedColumns(change, ['depart_id']).length > 0,
  );
  if (isMoved) throw refused(say('部门角色不能换部门，请在另一个部门新建。'));
  const removed = changes.filter(isRemoval);
  await removeRoleGrants(
    db,
    removed.map(({ before }) => String(before?.['id'])),
  );
};

export const departmentRoleTable: SystemTable = {
  table: 'sys_depart_role',
  model: departmentRoleModel,
  guard: guardDepartmentRoles,
};
