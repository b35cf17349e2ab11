export { type RowChecks, createRowChecks } from './row-checks.ts';
