export { checkCode } from './codes.ts';
export { isTaken, userOfPhone } from './phone-users.ts';
export { sendsSms, smsSender, type SmsSender } from './sender.ts';
export { smsRoutes } from './routes.ts';
