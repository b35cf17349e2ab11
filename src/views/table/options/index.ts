/** The options of columns, and the names of the values in the rows that are drawn. */
export { useColumnOptions } from './use-column-options.ts';
export { useLinkedOptions } from './use-linked-options.ts';
export { useReferenceNames } from './use-reference-names.ts';
