/** Options of fields over JeecgBoot's calls: table dictionaries, reports, trees, answers of requests. */
export { createLookups } from './create-lookups.ts';
