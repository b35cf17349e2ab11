export { type DocumentKind, isDocumentKind, kindDefinition, kinds } from './kinds.ts';
