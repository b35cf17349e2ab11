/** Signed requests (docs/jeecgboot.md, Signed requests). */
export { signatureOf, signedRoutes } from './signed-routes.ts';
export { signatureHeaders, type Signing } from './sign-call.ts';
