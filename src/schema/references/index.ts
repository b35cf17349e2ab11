/** Everything in a document that names something else. */
export { visitDocument } from './visit-document.ts';
export { closureOf } from './references-of.ts';
export type { ExpressionPlace, FoundExpression, ReferenceVisitor } from './visitor.ts';
