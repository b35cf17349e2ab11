/** The HTTP routes that every model has. */
export { recordRoutes } from './record-routes.ts';
export { contextOf } from './record-context-of.ts';
export { refuse } from './refuse.ts';
