/** Whose the server's own rows are, and who sees and changes them. */
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
