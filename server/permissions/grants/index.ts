export {
  administrators,
  refuseAdministrators,
  refuseForeignPermissions,
  refuseForeignRoles,
  administratorsOnly,
} from './delegation.ts';
export { greaterRights, refuseGreaterRights } from './greater-rights.ts';
export { changeWithin, refuseFurtherRoles, refuseLosing } from './change-within.ts';
export { difference, linkRows } from './link-rows.ts';
export { allRows, grantedRows, type GrantReader, openGrants } from './grants.ts';
export { changePermissions, changeRuleIds, heldPermissions, heldRuleIds, type Holder } from './grant-holders.ts';
export { holderName, knownHolder, nameHolder, refuseForeignHolder, refuseSharedChange } from './known-holder.ts';
export { readChange } from './read-change.ts';
export { type RoleHolder, roleHolders } from './role-holders.ts';
