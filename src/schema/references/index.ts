/** Everything in a document that names something else. */
export { visitDocument } from './visit-document.ts';
export { closureOf, closuresIn } from './references-of.ts';
export { placesNaming } from './places-naming.ts';
export { type FieldUse, fieldUses } from './field-uses.ts';
export { propsNode } from './props-node.ts';
export { fieldsOf } from './lookups.ts';
export { renameField } from './rename-field.ts';
export type { FoundExpression, FoundProps, FoundReference, NamePlace, ReferenceVisitor } from './found.ts';
