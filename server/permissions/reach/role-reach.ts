import type { DataRuleRow } from '../../database/index.ts';

export type HeldRule = Pick<
  DataRuleRow,
  'id' | 'permission_id' | 'rule_name' | 'rule_column' | 'rule_conditions' | 'rule_value'
> & {
  perms: string;
};

export interface RoleReach {
  permissions: ReadonlySet<string>;
  rules: readonly HeldRule[];
}

export function ruleSetsOf(roles: readonly RoleReach[]) {
  return (permission: string): ReadonlySet<string>[] =>
    narrowings(roles, permission).map((rules) => new Set(rules.map(ruleMark)));
}

export function ruleMark(rule: Omit<HeldRule, 'permission_id' | 'rule_name' | 'perms'>): string {
  return JSON.stringify([rule.id, rule.rule_column, rule.rule_conditions, rule.rule_value]);
}

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

export function namesOf(perms: string | null): string[] {
  return (perms ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
