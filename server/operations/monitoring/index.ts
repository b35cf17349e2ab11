/** What administrators see of the process: its figures, the requests of the last moments, its disk. */
export { type Monitor, openMonitor } from './monitor.ts';
export { monitoringRoutes } from './routes.ts';
export { traceRequests } from './trace-requests.ts';
