/** A whole folder of documents: each parsed, and everything they name looked up. */
export { checkDocuments, type CheckedDocuments } from './check-documents.ts';
export { scopeTypes } from './scope-types.ts';
