export { type AwaitedCalls, awaitedCalls } from './awaited-calls.ts';
export { isOwnOrigin } from './own-origin.ts';
export { proxyBackend } from './backend-proxy.ts';
export { backEndPatience, unanswered } from './no-answer.ts';
export { backendTarget } from './backend-target.ts';
export { plainPath } from './plain-path.ts';
export type { AdaptedCall, CallAdapter, ChangedCall, ForwardedCall, ReadFiles } from './call-adapter.ts';
