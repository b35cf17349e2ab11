/** Reports: query documents, as the popups of JeecgBoot ask for them. */
export { findReport } from './report.ts';
export { reportRoutes } from './routes.ts';
export { findChoice, pickerRoutes } from './pickers/index.ts';
