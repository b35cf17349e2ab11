export { DocumentDialog } from './DocumentDialog.tsx';
