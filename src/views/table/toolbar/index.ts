export { TableToolbar } from './TableToolbar.tsx';
export { createThrottle, repeatInterval } from './add-settings.ts';
