export { type Monitor, openMonitor } from './monitor.ts';
export { monitoringRoutes } from './routes.ts';
export { traceRequests } from './trace-requests.ts';
