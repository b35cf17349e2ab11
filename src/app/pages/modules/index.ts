export { FromBackendDialog } from './FromBackendDialog.tsx';
export { MakeDocumentDialog } from './MakeDocumentDialog.tsx';
