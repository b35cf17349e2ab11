export { readSchema } from './read-schema.ts';
