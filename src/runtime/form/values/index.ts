export { createFormWriter, type FormWriter } from './form-writer.ts';
export { initialValues } from './initial-values.ts';
export { plainOf } from './unobserved-rows.ts';
export { isAtOrBelow, withValueAt } from './record-paths.ts';
export { saysTheSame, sentChanges, visibleValues, withCleared, withoutTexts, withoutTransient } from './sent-values.ts';
export { type FieldDifference, fieldDifferences } from './differences.ts';
