/** Changes of others on the same page, over JeecgBoot's table sockets. */
export { createSocketsPort } from './sockets-port.ts';
