export { endFactor } from './factors.ts';
export { finishSignIn } from './finish-sign-in.ts';
export { factorRoutes } from './routes.ts';
export { factorTables } from './tables.ts';
