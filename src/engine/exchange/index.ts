/** Forms of other formats come in, and go out: `{ list, config }` of the form-making designer, Formily, JSON Schema. */
export { type Exported, type ExportOptions, freshIds, type IdSource, newId } from './form-making/index.ts';
export type { Imported, ImportOptions } from './imported.ts';
export { type Told, toldWords } from './told.ts';
