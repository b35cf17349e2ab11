export { type DepartmentNode, departmentsBelow, departmentTree, readDepartmentRows } from './department-tree.ts';
export { positionModel, positionRoutes, positionTable } from './position-routes.ts';
export { departmentModel, departmentTable } from './guard-departments.ts';
export { departmentRoutes } from './routes.ts';
