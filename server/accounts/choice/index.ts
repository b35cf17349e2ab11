/** Users to choose from, for those who may not list them. */
export { userChoiceRoutes } from './choice-routes.ts';
