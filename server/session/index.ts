/** Sessions: signing in and out, who is asking, tickets for links. */
export { backendAuthenticator } from './backend-authenticator.ts';
export { sessionAuthenticator } from './authenticator.ts';
export { onlineRoutes } from './online/index.ts';
export { sessionRoutes } from './routes.ts';
export { checkCode, checkPhone, isTaken, smsSender, type SmsSender } from './sms/index.ts';
export { ticketCheck, ticketRoutes } from './tickets/index.ts';
export { sessionTables } from './tables.ts';
export { inLoginQueue } from './login.ts';
export { hashPassword, readNewPassword } from './passwords.ts';
export { storePassword } from './store-password.ts';
export { endSessionsOf } from './sessions.ts';
