export { findChoice, type PickerChoice } from './picker-choice.ts';
export { pickerRoutes } from './routes.ts';
