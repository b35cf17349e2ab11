/** What a person may do, asked from code: as `v-has` of JeecgBoot's pages, and as `permission` of documents. */
export { Permitted } from './Permitted.tsx';
export { usePermitted } from './use-permitted.ts';
