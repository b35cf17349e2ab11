/** Routes: what one is, who may call it, how its call is read and answered. */
export { type DeclaredRoute, refuseUndeclaredRoutes } from './declared-routes.ts';
export { type Call, defineRoute, type Method, type Query, type Route, type RoutePermission } from './route.ts';
export { type Answer, failure, success } from './envelope.ts';
export { registerRoutes, type DiskSpaceCheck } from './register-routes.ts';
export { diskFull, forbidden, Refusal, unauthenticated } from './refusal.ts';
export type { Authenticator, DataRuleReason, Person, TicketCheck } from './person.ts';
export { deletionRoutes } from './deletion-routes.ts';
export { listOf, MissingParameter, optionalText, requiredText } from './read-text.ts';
export { authorize, personOf } from './authenticate.ts';
export { pageOf, readPage } from './page.ts';
export { send } from './send.ts';
export { acceptJsonBodies } from './json-body.ts';
