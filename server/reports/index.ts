/** Reports: query documents, as the popups of JeecgBoot ask for them. */
export { findReport } from './report.ts';
export { reportRoutes } from './routes.ts';
export { findChoice, type PickerChoice, pickerRoutes } from './pickers/index.ts';
