export { userChoiceRoutes } from './choice-routes.ts';
