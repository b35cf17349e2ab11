import { removeDepartmentGrants } from '../permissions/index.ts';
import { isRemoval, type RowGuard, type SystemTable } from '../records/index.ts';
import { leaveDepartments } from './department-users.ts';

/** The model whose records departments are, where the documents have it. */
export const departmentModel = 'system/depart';

/** With a department its users leave it, and its roles and permissions go. */
const guardDepartments: RowGuard = async ({ db }, changes) => {
  const removed = changes.filter(isRemoval).map(({ before }) => String(before?.['id']));
  if (removed.length === 0) return;
  await leaveDepartments(db, removed);
  await removeDepartmentGrants(db, removed);
};

/** Departments, as the record engine keeps them. */
export const departmentTable: SystemTable = { table: 'sys_depart', model: departmentModel, guard: guardDepartments };
