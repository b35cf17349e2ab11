/** Changes by others on the same page over JeecgBoot's table sockets; documents and notices over the notice socket. */
export { followServer } from './follow-server.ts';
export type { ServerNews } from './notice-socket.ts';
export { changedDocuments } from './changed-documents.ts';
export { createSocketsPort } from './sockets-port.ts';
