/** Sessions: signing in and out, who is asking, tickets for links. */
export { backendAuthenticator } from './backend-authenticator.ts';
export { personOfUser, sessionAuthenticator } from './authenticator.ts';
export { countSessions, onlineRoutes } from './online/index.ts';
export { countOpenQuestion } from './limits/index.ts';
export { sessionRoutes } from './routes.ts';
export { checkCode, isTaken, smsSender, type SmsSender } from './sms/index.ts';
export { ticketCheck, ticketRoutes } from './tickets/index.ts';
export { waysIn, waysInRoute } from './sign-in/ways-in.ts';
export { endFactor, factorRoutes, factorTables } from './factors/index.ts';
export { ownSessionRoutes } from './own-sessions/index.ts';
export { qrRoutes, qrTables } from './qr/index.ts';
export { casRoute, openProviders, thirdPartyRoutes, thirdPartyTables } from './third-party/index.ts';
export { sessionTables } from './tables.ts';
export { inLoginQueue } from './sign-in/login.ts';
export { hashPassword, readNewPassword } from './passwords/index.ts';
export { storePassword, verifyOwnPassword } from './passwords/index.ts';
export { endSessionsOf } from './sessions.ts';
export { removeExpired } from './expired.ts';
