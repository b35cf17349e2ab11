/** The kinds of documents: one record that the compiler holds complete. */
export { type DocumentKind, isDocumentKind, kindDefinition, kinds } from './kinds.ts';
