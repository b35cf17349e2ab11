/** The format as data: what a document may hold and what each part of it names, made from `schemas/meta/`. */
export type { AnnotatedFormat, AnnotatedNode } from './annotated-node.ts';
export { admits, definition, follow, isDefined, isOpenChoice } from './definition.ts';
export type { FormatNode, Names, PropsFormat, SafeText, Source, Variable } from './format-node.ts';
