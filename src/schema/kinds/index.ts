/** The kinds of documents, in one record whose completeness the compiler checks. */
export {
  type DocumentKind,
  type DrawnKind,
  isDocumentKind,
  isDrawnKind,
  kindDefinition,
  kinds,
  permissionPrefix,
} from './kinds.ts';
