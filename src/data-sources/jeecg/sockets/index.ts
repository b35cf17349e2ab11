/** Changes of others on the same page, over JeecgBoot's table sockets, and of documents, over that of notices. */
export { followDocuments } from './follow-documents.ts';
export { createSocketsPort } from './sockets-port.ts';
