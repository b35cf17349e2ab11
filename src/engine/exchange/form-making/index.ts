/** Import and export of the definitions of the form-making designer, `{ list, config }`. */
export { type Exported, type ExportOptions, writeDefinition } from './write-definition.ts';
export { readDefinition } from './read-definition.ts';
export type { Language } from './labels.ts';
