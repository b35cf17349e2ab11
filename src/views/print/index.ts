/** A form on paper. */
export { PrintButton } from './PrintButton.tsx';
