/** Departments in their tree, and positions. */
export { type DepartmentNode, departmentsBelow, departmentTree, readDepartmentRows } from './department-tree.ts';
export { type DepartmentSchema, departmentTables } from './tables.ts';
export { positionModel, positionRoutes } from './position-routes.ts';
export { departmentModel, departmentRoutes } from './routes.ts';
