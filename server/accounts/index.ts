export { type AccountSchema, accountTables } from './tables.ts';
export { userModel, userTable } from './models.ts';
export { hasNoUsers } from './seed/seed-users.ts';
export { type Company, seedAccounts } from './seed/seed-accounts.ts';
export { departmentUserRoutes } from './members/index.ts';
export { accountRoutes } from './routes.ts';
