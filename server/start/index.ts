/** Opens the back end behind the HTTP layer: our own database, or a real JeecgBoot. */
export type { BackEnd } from './back-end.ts';
export { tablesToBring } from './publications/index.ts';
export { recompute } from './recompute.ts';
export { seedDemo } from './demo/seed-demo.ts';
export { type RunningServer, startServer } from './start-server.ts';
export { modelRoutesOf, routesOf } from './routes.ts';
