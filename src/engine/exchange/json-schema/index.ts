/** Import of JSON Schemas, alone or with a uiSchema as rjsf takes it. */
export { readJsonSchema } from './read-schema.ts';
