/** Codes by short message. */
export { checkCode } from './codes.ts';
export { checkPhone, isTaken } from './phone-users.ts';
export { smsSender, type SmsSender } from './sender.ts';
export { smsRoutes } from './routes.ts';
