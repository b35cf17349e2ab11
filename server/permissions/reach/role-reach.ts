import type { DataRuleRow } from '../../database/index.ts';

/** A data rule and the permissions of the menu entry that it restricts. */
export type HeldRule = Pick<
  DataRuleRow,
  'id' | 'permission_id' | 'rule_name' | 'rule_column' | 'rule_conditions' | 'rule_value'
> & {
  perms: string;
};

/** The permissions of a role, by name, and the data rules assigned to it. */
export interface RoleReach {
  permissions: ReadonlySet<string>;
  rules: readonly HeldRule[];
}

/**
 * Returns the data rules that restrict a permission, as one set of marks for each role that grants it; empty if nothing
 * restricts it. A changed rule has another mark.
 */
export function ruleSetsOf(roles: readonly RoleReach[]) {
  return (permission: string): ReadonlySet<string>[] =>
    narrowings(roles, permission).map((rules) => new Set(rules.map(ruleMark)));
}

/** Returns a text that identifies a data rule and its current content. */
export function ruleMark(rule: Omit<HeldRule, 'permission_id' | 'rule_name' | 'perms'>): string {
  return JSON.stringify([rule.id, rule.rule_column, rule.rule_conditions, rule.rule_value]);
}

/** Returns the marks of the rules that restrict a permission in a role. */
export function marksIn({ rules }: RoleReach, permission: string): ReadonlySet<string> {
  return new Set(rules.filter(({ perms }) => namesOf(perms).includes(permission)).map(ruleMark));
}

/**
 * Returns the rules of each role that has the permission; empty if no role has it, or if a role has it without a rule.
 */
export function narrowings(roles: readonly RoleReach[], permission: string): HeldRule[][] {
  const all = roles
    .filter(({ permissions }) => permissions.has(permission))
    .map(({ rules }) => rules.filter(({ perms }) => namesOf(perms).includes(permission)));
  if (all.some((rules) => rules.length === 0)) return [];
  return [...new Map(all.map((rules) => [rules.map(({ id }) => id).join(), rules])).values()];
}

/** Returns the names of permissions in a comma list. */
export function namesOf(perms: string | null): string[] {
  return (perms ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
