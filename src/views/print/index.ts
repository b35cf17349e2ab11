/** A form on paper. */
export { PrintSheet } from './PrintSheet.tsx';
