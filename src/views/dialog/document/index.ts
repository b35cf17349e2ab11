/** Dialogs defined by documents: a form, a list, a screen, a picker or a text, with their buttons. */
export { DocumentDialog } from './DocumentDialog.tsx';
