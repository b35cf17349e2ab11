/** Permissions of the user in code, like `v-has` in JeecgBoot's pages and `permission` in documents. */
export { Permitted } from './Permitted.tsx';
export { usePermitted } from './use-permitted.ts';
