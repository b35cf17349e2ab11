export { countSessions } from './online-sessions.ts';
export { onlineRoutes } from './routes.ts';
