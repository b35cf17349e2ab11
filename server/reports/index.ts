export { findReport } from './report.ts';
export { reportRoutes } from './routes.ts';
export { findChoice, type PickerChoice } from './pickers/picker-choice.ts';
export { pickerRoutes } from './pickers/routes.ts';
export {
  followFavourites,
  followSavedViews,
  followViewValues,
  savedViewRoutes,
  savedViewTables,
  storedRoles,
  type ViewRoles,
} from './saved-views/index.ts';
