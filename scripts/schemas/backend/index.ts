/** Commands that compare documents with a running JeecgBoot. */
export { checkedWithBackend } from './check-backend.ts';
export { fromBackendCommand } from './from-backend-command.ts';
export { pointsCommand } from './points/points-command.ts';
export { BackendError, signInAtBackend } from './sign-in.ts';
