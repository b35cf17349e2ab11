export { userTable } from './models.ts';
export { userModel } from './user-model.ts';
export { hasNoUsers } from './seed/seed-users.ts';
export { type Company, seedAccounts } from './seed/seed-accounts.ts';
export { departmentUserRoutes } from './members/index.ts';
export { accountRoutes } from './routes.ts';
