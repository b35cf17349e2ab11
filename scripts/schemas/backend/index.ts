/** Documents of what a running JeecgBoot has. */
export { fromBackendCommand } from './from-backend-command.ts';
