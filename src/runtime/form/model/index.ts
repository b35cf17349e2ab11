export { createFormModel } from './create-form-model.ts';
export type { FormModel, SubmitResult } from './form-model.ts';
export type { FieldLook } from './field-looks.ts';
export { focusable, focusControl } from './focus-control.ts';
export { type Explanation, explainField, explainHidden, explainLocked } from './explain.ts';
