/** Requests of a table to the server, and the row changes of others. */
export { tableRequest } from './table-request.ts';
export { applyRowChange } from './apply-row-change.ts';
export { type RemoteRowChange, useTableSocket } from './use-table-socket.ts';
