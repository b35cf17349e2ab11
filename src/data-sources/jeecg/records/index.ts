export { withExactNodes } from './exact-nodes.ts';
export { parsePage } from './parse-page.ts';
export { createRecordsPort } from './records-port.ts';
