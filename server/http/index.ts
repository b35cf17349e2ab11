/** The HTTP floor of the server: routes are objects, everything else here is done once for all of them. */
export { createHttpServer, type HttpServerOptions } from './server/create-http-server.ts';
export type { DeclaredRoute } from './routes/declared-routes.ts';
export { defineRoute, type Call, type Method, type Query, type Route, type RoutePermission } from './routes/route.ts';
export { success, failure, type Answer } from './routes/envelope.ts';
export type { RoomCheck } from './routes/register-routes.ts';
export { forbidden, Refusal, unauthenticated } from './routes/refusal.ts';
export type { Authenticator, DataRuleReason, Person, TicketCheck } from './routes/person.ts';
export { deletionRoutes } from './routes/deletion-routes.ts';
export { listOf, MissingParameter, optionalText, requiredText } from './routes/read-text.ts';
export { proxyBackend } from './proxy/backend-proxy.ts';
export { contextOf, recordRoutes, refuse } from './routes/record-routes.ts';
export { readUpload, type UploadedFile } from './files/upload.ts';
export { contentDisposition } from './files/attachment.ts';
export { isOwnOrigin } from './proxy/own-origin.ts';
