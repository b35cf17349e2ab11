/** Users, departments, sessions: who is asking. */
export { backendAuthenticator } from './backend-authenticator.ts';
export { sessionAuthenticator } from './authenticator.ts';
export { endOtherSessions, endSession, startSession } from './sessions.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { hasNoUsers, seedDepartments, seedUsers, type DepartmentSeed, type UserSeed } from './seed-users.ts';
export { seedAccounts } from './seed-accounts.ts';
export { sessionRoutes } from './routes.ts';
export { sessionTables, type SessionSchema } from './tables.ts';
export { readDepartments, readUserInfo, type DepartmentInfo, type UserInfo } from './users.ts';
