/** Schemas of Formily (`SchemaField`) come in. */
export { readSchema } from './read-schema.ts';
