/** Calls that documents make with the rights of whoever opens them, and those that an author would gain. */
export { callsGained } from './calls-gained.ts';
export type { RoutesOf } from './reached-routes.ts';
