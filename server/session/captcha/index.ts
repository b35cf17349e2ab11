/** Pictures of characters that a program does not read at once. */
export { isCaptchaRight, newCaptcha } from './captchas.ts';
