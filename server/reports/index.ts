/** Reports: query documents, as the popups of JeecgBoot ask for them. */
export { reportRoutes } from './routes.ts';
