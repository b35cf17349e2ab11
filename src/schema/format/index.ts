/** The format as data, generated from `schemas/meta/`: the allowed content of documents, and what each part names. */
export { type AnnotatedFormat, type AnnotatedNode, type PartSort, partSorts } from './annotated-node.ts';
export { admits, definition, follow, isDefined, isOpenChoice } from './definition.ts';
export type { FormatNode, Names, PropsFormat, SafeText, Source, Variable } from './format-node.ts';
