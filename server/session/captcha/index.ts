export { isCaptchaRight, newCaptcha } from './captchas.ts';
