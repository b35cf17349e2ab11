/** Codes by short message. */
export { smsSender, type SmsSender } from './sender.ts';
export { checkCode } from './codes.ts';
export { checkPhone, isTaken } from './phone-users.ts';
export { smsRoutes } from './routes.ts';
