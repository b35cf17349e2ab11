export { type LogRecorder, openLogRecorder } from './recorder.ts';
export { removeOlderLines } from './log-lines.ts';
export { recordRequests } from './record-requests.ts';
export { logModel, logRoutes, logSheets, logTable } from './routes.ts';
export { visitRoutes } from './visit-routes.ts';
