/** The socket of a page, which comes back by itself. Loaded when a page first follows others. */
export { createPageSocket, type PageSocket, type TableUpdate } from './page-socket.ts';
