/** The port to records. */
export { parsePage } from './parse-page.ts';
export { createRecordsPort } from './records-port.ts';
