export { freeName, takenNames, withFreeNames } from './unique-names.ts';
