/** The buttons over a table that is edited. */
export { TableToolbar } from './TableToolbar.tsx';
export { createThrottle, repeatInterval } from './add-settings.ts';
