/** The sessions of who is signed in, and signing out elsewhere. */
export { ownSessionRoutes } from './routes.ts';
