/** What a form is: resolved from its document and model, and with values in it. */
export type * from './resolved-form.ts';
export { dataSchema } from './data-schema.ts';
export { type ComponentChoice, defaultComponent } from './default-component.ts';
export { holdsExpression } from './dynamic-props.ts';
export { evaluateForm } from './evaluate/evaluate-form.ts';
export { createRowMemo } from './evaluate/row-memo.ts';
export { type FormSource, resolveForm } from './resolve-form.ts';
