export { readCategories } from './tree.ts';
export { categoryModel, categoryRoutes, categoryTable } from './routes.ts';
