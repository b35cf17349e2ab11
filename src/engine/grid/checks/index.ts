/** What is wrong in the rows. */
export { type RowChecks, createRowChecks } from './row-checks.ts';
