export { createLookups } from './create-lookups.ts';
