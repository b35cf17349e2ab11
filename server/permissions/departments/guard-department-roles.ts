import { say } from '../../locale/index.ts';
import { changedColumns, isRemoval, refused, type RowGuard, type SystemTable } from '../../records/index.ts';
import { removeRoleGrants } from './grant-rows.ts';

/** The model whose records roles within departments are, where the documents have it. */
export const departmentRoleModel = 'system/depart-role';

/**
 * A role stays within its department, whose permissions are the most that it may have. With a role its permissions go, and
 * whoever has it loses it.
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

/** Roles within departments, as the record engine keeps them. */
export const departmentRoleTable: SystemTable = {
  table: 'sys_depart_role',
  model: departmentRoleModel,
  guard: guardDepartmentRoles,
};
