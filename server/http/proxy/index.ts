/** Passes calls on to a JeecgBoot elsewhere, HTTP and sockets. */
export { proxyBackend } from './backend-proxy.ts';
export { isOwnOrigin } from './own-origin.ts';
