/** The laws of the designer: what keeps a document whole, whatever command changes it. */
export { freeName, takenNames, withFreeNames } from './unique-names.ts';
