/** Users, departments, sessions: who is asking. */
export { backendAuthenticator } from './backend-authenticator.ts';
export { sessionAuthenticator } from './authenticator.ts';
export { accountRoutes } from '../accounts/routes.ts';
export { userSheets } from '../accounts/user-sheet.ts';
export { accountModels, privateColumns } from '../accounts/models.ts';
export { departmentRoutes } from '../departments/routes.ts';
export { hasNoUsers } from '../accounts/seed-users.ts';
export { seedAccounts } from '../accounts/seed-accounts.ts';
export { onlineRoutes } from './online/routes.ts';
export { sessionRoutes } from './routes.ts';
export { smsSender, type SmsSender } from './sms/routes.ts';
export { tenantRoutes } from '../tenants/routes.ts';
export { ticketCheck, ticketRoutes } from './tickets/routes.ts';
export { sessionTables } from './tables.ts';
