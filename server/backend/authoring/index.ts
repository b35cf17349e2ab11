/**
 * Creates documents from the modules of a back end in the browser, and checks names that only the back end can resolve.
 */
export { moduleRoutes } from './module-routes.ts';
export { openKnowledge, problemsLeftBy } from './knowledge.ts';
