/** The HTTP layer of the server: routes are objects, and everything else here is done once for all of them. */
export { callRate } from './call-rate.ts';
export {
  type AppFacts,
  createHttpServer,
  type HttpServerOptions,
  mostNamed,
  nameInLog,
  refuseUpgrade,
} from './server/index.ts';
export {
  type Answer,
  type Authenticator,
  authorize,
  type Call,
  type CurrentRoutes,
  type DataRuleReason,
  type DeclaredRoute,
  defineRoute,
  deletionRoutes,
  type DiskSpaceCheck,
  failure,
  checkedBy,
  forbidden,
  holdsAny,
  listOf,
  type Method,
  MissingParameter,
  notFound,
  optionalText,
  pageOf,
  pathBelow,
  type Person,
  type Query,
  readPage,
  Refusal,
  requiredText,
  type Route,
  type PermissionCheck,
  type RoutePermission,
  success,
  type TicketCheck,
  ticketRoute,
  unauthenticated,
} from './routes/index.ts';
export {
  type AdaptedCall,
  type AwaitedCalls,
  awaitedCalls,
  backendTarget,
  type CallAdapter,
  type ChangedCall,
  type ForwardedCall,
  type ReadFiles,
  isOwnOrigin,
  plainPath,
  backEndPatience,
  proxyBackend,
  unanswered,
} from './proxy/index.ts';
export { contentDisposition, fileName, readUpload, type UploadedFile } from './files/index.ts';
export { signatureHeaders, type Signing } from './signing/sign-call.ts';
export { signatureOf, signedRoutes } from './signing/signed-routes.ts';
export { openApiRoute } from './openapi/openapi-route.ts';
