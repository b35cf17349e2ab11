// Made by `npm run generate`; never edited.
import type { Validate } from '../src/schema/parse/index.ts';

export const model: Validate;
export const list: Validate;
export const columns: Validate;
export const form: Validate;
export const rules: Validate;
export const dialog: Validate;
export const picker: Validate;
export const screen: Validate;
export const request: Validate;
export const query: Validate;
export const dictionary: Validate;
export const app: Validate;
export const backend: Validate;
