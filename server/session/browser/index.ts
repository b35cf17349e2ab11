/** The browser that signs in: where it is, and that it is the same one still. */
export { type BrowserCookie, browserCookie } from './browser-cookie.ts';
export { originOf, type SignInOrigin } from './sign-in-origin.ts';
