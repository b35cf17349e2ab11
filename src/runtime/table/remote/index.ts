export { tableRequest } from './table-request.ts';
export { applyRowChange } from './apply-row-change.ts';
export { type RemoteRowChange, useTableSocket } from './use-table-socket.ts';
