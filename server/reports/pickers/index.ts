/** Records to choose from for those who may not list them. */
export { findChoice, type PickerChoice } from './picker-choice.ts';
export { pickerRoutes } from './routes.ts';
