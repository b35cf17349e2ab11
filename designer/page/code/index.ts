/** The form as code to paste. */
export { CodeDialog } from './CodeDialog.tsx';
