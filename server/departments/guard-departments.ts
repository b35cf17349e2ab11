import { removeDepartmentGrants } from '../permissions/index.ts';
import { isRemoval, type RowGuard, type SystemTable } from '../records/index.ts';
import { leaveDepartments } from './department-users.ts';

export const departmentModel = 'system/depart';

/** Deleting a department also removes its users from it and deletes its roles and permissions. */
const guardDepartments: RowGuard = async ({ db }, changes) => {
  const removed = changes.filter(isRemoval).map(({ before }) => String(before?.['id']));
  if (removed.length === 0) return;
  await leaveDepartments(db, removed);
  await removeDepartmentGrants(db, removed);
};

export const departmentTable: SystemTable = { table: 'sys_depart', model: departmentModel, guard: guardDepartments };
