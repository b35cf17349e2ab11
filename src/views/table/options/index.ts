export { useColumnOptions } from './use-column-options.ts';
export { useLinkedOptions } from './use-linked-options.ts';
export { useReferenceNames } from './use-reference-names.ts';
