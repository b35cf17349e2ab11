export { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
export { mostNamed, nameInLog } from './name-in-log.ts';
export { refuseUpgrade } from './client-error.ts';
export type { AppFacts } from './client-page.ts';
