/** What a table asks the server, and what it hears of rows that others save. */
export { askTableRequest, readRows } from './table-request.ts';
export { takeNews } from './take-news.ts';
export { type RowNews, useTableSocket } from './use-table-socket.ts';
