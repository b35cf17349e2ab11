/** Signing in by a picture that somebody scans who is signed in. */
export { qrRoutes } from './routes.ts';
export { qrTables } from './tables.ts';
