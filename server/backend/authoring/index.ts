/** Documents that are made of the modules of a back end in the browser, and the names that only the back end knows. */
export { moduleRoutes } from './module-routes.ts';
export { openKnowledge, problemsLeftBy } from './knowledge.ts';
