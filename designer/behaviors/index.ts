export { fieldsOfForm, modelKeys, type FormFields } from './form-fields.ts';
export { changedModel, fieldsPath, modelWithFields, openedModelText, type EditableModel } from './model-with-fields.ts';
export { freeName, takenNames, withFreeNames } from './unique-names.ts';
