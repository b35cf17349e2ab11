/** Categories: records in a tree, and the shapes in which JeecgBoot's widgets ask for them. */
export { readCategories } from './tree.ts';
export { categoryModel, categoryRoutes, categoryTable } from './routes.ts';
