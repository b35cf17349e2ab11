export { chooseTenant } from './own-tenants.ts';
export { readTenants, type TenantInfo } from './tenant-rows.ts';
export { tenantRoutes } from './routes.ts';
