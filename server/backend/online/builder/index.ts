/** Adapts the page that edits online forms to a JeecgBoot by translating its records in both directions. */
export { adaptBuilderCall } from './builder-calls.ts';
