/** The port to records. */
export { createRecordsPort } from './records-port.ts';
