/** Users, departments, sessions: who is asking. */
export { backendAuthenticator } from './backend-authenticator.ts';
export { sessionAuthenticator } from './authenticator.ts';
export { hasNoUsers } from './seed-users.ts';
export { seedAccounts } from './seed-accounts.ts';
export { sessionRoutes } from './routes.ts';
export { sessionTables } from './tables.ts';
