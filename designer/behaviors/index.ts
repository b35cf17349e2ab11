export { fieldsOfForm, type FormFields } from './form-fields.ts';
export { modelWithFields, type EditableModel } from './model-with-fields.ts';
export { freeName, takenNames, withFreeNames } from './unique-names.ts';
