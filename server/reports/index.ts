export { findReport } from './report.ts';
export { reportRoutes } from './routes.ts';
export { findChoice, type PickerChoice, pickerRoutes } from './pickers/index.ts';
export {
  followFavourites,
  followSavedViews,
  followViewValues,
  savedViewRoutes,
  savedViewTables,
  storedRoles,
  type ViewRoles,
} from './saved-views/index.ts';
