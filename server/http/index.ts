/** The HTTP floor of the server: routes are objects, everything else here is done once for all of them. */
export { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
export type { DeclaredRoute } from './declared-routes.ts';
export { defineRoute, type Call, type Method, type Query, type Route, type RoutePermission } from './route.ts';
export { success, failure, type Answer } from './envelope.ts';
export type { RoomCheck } from './register-routes.ts';
export { forbidden, Refusal, unauthenticated } from './refusal.ts';
export type { Authenticator, DataRuleReason, Person, TicketCheck } from './person.ts';
export { deletionRoutes } from './deletion-routes.ts';
export { listOf, MissingParameter, optionalText, requiredText } from './read-text.ts';
export { proxyBackend } from './backend-proxy.ts';
export { contextOf, recordRoutes, refuse } from './record-routes.ts';
export { readUpload, type UploadedFile } from './upload.ts';
export { contentDisposition } from './attachment.ts';
export { isOwnOrigin } from './own-origin.ts';
