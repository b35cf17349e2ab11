/** Categories: records in a tree, and the shapes in which JeecgBoot's widgets ask for them. */
export { categoryModel, categoryRoutes } from './routes.ts';
