export { followFavourites, followSavedViews, followViewValues } from './follow-renamed.ts';
export { savedViewRoutes } from './routes.ts';
export { savedViewTables } from './tables.ts';
export { storedRoles, type ViewRoles } from './view-roles.ts';
