export { type Answer, failure, success } from './envelope.ts';
export type { Authenticator, DataRuleReason, Person, TicketCheck } from './person.ts';
export { authorize, personOf } from './authenticate.ts';
export {
  type Call,
  checkedBy,
  defineRoute,
  holdsAny,
  type Method,
  type PermissionCheck,
  type Query,
  type Route,
  type RoutePermission,
} from './route.ts';
export { type DeclaredRoute, refuseUndeclaredRoutes } from './declared-routes.ts';
export { deletionRoutes } from './deletion-routes.ts';
export { diskFull, forbidden, notFound, Refusal, unauthenticated } from './refusal.ts';
export { ticketRoute } from './ticket-route.ts';
export { listOf, MissingParameter, optionalText, requiredText } from './read-text.ts';
export { pageOf, readPage } from './page.ts';
export type { DiskSpaceCheck } from './enter-route.ts';
export { registerRoutes } from './register-routes.ts';
export { type CurrentRoutes, declareCurrentRoutes, type FoundRoute, registerCurrentRoutes } from './current-routes.ts';
export { pathBelow } from './request-path.ts';
export { send } from './send.ts';
export { acceptJsonBodies } from './json-body.ts';
export { callQueue, type CallQueueLimits, usualReaders } from './call-queue.ts';
