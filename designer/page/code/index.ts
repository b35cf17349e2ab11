export { CodeDialog } from './CodeDialog.tsx';
