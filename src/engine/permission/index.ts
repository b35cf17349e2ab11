export { type AuthEntry, allows, hiddenByPrefix, isActionVisible, isFieldDisabled } from './permission.ts';
