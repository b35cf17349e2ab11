/** Documents of the modules of the back end, made in the browser: from a list of them, or from a page that is drawn of one. */
export { FromBackendDialog } from './FromBackendDialog.tsx';
export { MakeDocumentDialog } from './MakeDocumentDialog.tsx';
