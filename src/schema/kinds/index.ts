/** The kinds of documents: one record that the compiler holds complete. */
export {
  type DocumentKind,
  type DrawnKind,
  isDocumentKind,
  isDrawnKind,
  kindDefinition,
  kinds,
  permissionPrefix,
} from './kinds.ts';
