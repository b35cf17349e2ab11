/** Signed requests (jeecg-contract.md 1.7). */
export { signedRoutes } from './signed-routes.ts';
