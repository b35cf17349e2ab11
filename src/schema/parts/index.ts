/** The parts of a document: nodes, columns, options, buttons …, found by the annotations of the format. */
export type { DocumentParts, Part, PartContainer } from './part.ts';
export { partsOf } from './parts-of.ts';
export { asObject } from './part-schema.ts';
