/** Sign-in by others: OpenID Connect and CAS, and who of them is which user. */
export { casRoute } from './cas.ts';
export { openProviders } from './providers.ts';
export { thirdPartyRoutes } from './routes.ts';
export { thirdPartyTables } from './tables.ts';
