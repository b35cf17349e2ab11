/** Calls that documents make with the rights of their visitors, and the calls that an author would gain. */
export { callsGained } from './calls-gained.ts';
export type { RoutesOf } from './reached-routes.ts';
