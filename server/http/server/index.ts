export { createHttpServer, type HttpServerOptions, mostNamed } from './create-http-server.ts';
export { refuseUpgrade } from './client-error.ts';
export type { AppFacts } from './client-page.ts';
