/** Users, departments, sessions: who is asking. */
export { backendAuthenticator } from './backend-authenticator.ts';
export { sessionAuthenticator } from './authenticator.ts';
export { accountRoutes } from './accounts/index.ts';
export { userSheets } from './accounts/user-sheet.ts';
export { accountModels, privateColumns } from './models.ts';
export { departmentRoutes } from './departments/index.ts';
export { hasNoUsers } from './seed-users.ts';
export { seedAccounts } from './seed-accounts.ts';
export { onlineRoutes } from './online/index.ts';
export { sessionRoutes } from './routes.ts';
export { smsSender, type SmsSender } from './sms/index.ts';
export { tenantRoutes } from './tenants/index.ts';
export { ticketCheck, ticketRoutes } from './tickets/index.ts';
export { sessionTables } from './tables.ts';
