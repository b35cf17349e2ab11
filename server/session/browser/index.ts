export { type BrowserCookie, browserCookie } from './browser-cookie.ts';
export { originOf, type SignInOrigin } from './sign-in-origin.ts';
