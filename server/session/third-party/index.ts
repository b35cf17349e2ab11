export { casRoute } from './cas.ts';
export { openProviders } from './providers.ts';
export { thirdPartyRoutes } from './routes.ts';
export { thirdPartyTables } from './tables.ts';
