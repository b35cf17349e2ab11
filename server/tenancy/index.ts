/** The tenants of the server's own rows, and the users who may see and change them. */
export { ownersOf, tenancies, type Tenancy, tenancyOf } from './tables.ts';
export {
  mayChange,
  mayChangeMember,
  memberOf,
  ownOf,
  platformOnly,
  seenBy,
  severalTenants,
  type Viewer,
} from './viewer.ts';
