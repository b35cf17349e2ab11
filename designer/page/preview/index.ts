/** The form as staff will see it, with what happens in it beside, and the tests that are recorded of it. */
export { PreviewDialog } from './PreviewDialog.tsx';
