/** Changes of others on the same page, over JeecgBoot's table sockets; documents and notices, over that of notices. */
export { followServer } from './follow-server.ts';
export type { ServerNews } from './notice-socket.ts';
export { changedDocuments } from './changed-documents.ts';
export { createSocketsPort } from './sockets-port.ts';
