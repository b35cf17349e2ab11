/** Signed requests (docs/jeecgboot.md, Signed requests). */
export { signedRoutes } from './signed-routes.ts';
