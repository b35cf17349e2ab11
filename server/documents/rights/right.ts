import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Person } from '../../http/index.ts';

/** Something that the holders of a permission can do with the records of a table. */
export interface Right {
  /** The ids that are the same before and after a publication, such as `edit base_unit`. */
  ids: readonly string[];
  wants: readonly string[];
  by: string;
  permission: string;
  limits: readonly string[];
  /** The model whose data rules restrict the right; undefined if another right to the same records is restricted. */
  narrowedBy?: ResolvedModel;
  what: string;
}

export const everybody = 'signed-in';

export interface Holder {
  role?: string;
  has(permission: string): boolean;
  platform: boolean;
  rules(model: ResolvedModel): readonly string[];
}

/** Returns the author of a publication as a holder. */
export function authorOf({
  permissions,
  platform,
  conditions,
}: Pick<Person, 'permissions' | 'platform' | 'conditions'>): Holder {
  return {
    has: (permission) => permission === everybody || permissions.has(permission),
    platform: platform === true,
    rules: (model) => (conditions?.(model) ?? []).map((condition) => JSON.stringify(condition)),
  };
}

/** A rule that excludes all records. */
export const seesNothing = JSON.stringify({ field: 'id', operator: 'in', values: [] });

/** The reason why a right is new: it did not exist, or it had more conditions or data rules. */
export type Gain = 'right' | 'condition' | 'rule';

/**
 * A function that returns the texts of a holder's data rules. Two rights are the same for a holder if these texts are
 * equal.
 */
export type RulesOf = (holder: Holder, right: Right) => readonly string[];

export type RightsById = ReadonlyMap<string, readonly Right[]>;

export function byId(rights: readonly Right[]): RightsById {
  const found = new Map<string, Right[]>();
  for (const right of rights)
    for (const id of right.ids) {
      const known = found.get(id);
      if (known) known.push(right);
      else found.set(id, [right]);
    }
  return found;
}

/**
 * Returns why a right is new to a holder.
 * @returns undefined if they do not have the right, or had the same one before.
 */
export function gainOf(
  holder: Holder,
  right: Right,
  before: RightsById,
  rulesOf: { before: RulesOf; after: RulesOf },
): Gain | undefined {
  if (!holder.has(right.permission)) return undefined;
  const had = right.wants.flatMap((id) => before.get(id) ?? []).filter(({ permission }) => holder.has(permission));
  if (had.length === 0) return 'right';
  const free = had.filter(({ limits }) => limits.every((limit) => right.limits.includes(limit)));
  if (free.length === 0) return 'condition';
  const rules = rulesOf.after(holder, right);
  if (rules.includes(seesNothing)) return undefined;
  const isNarrowed = (each: Right): boolean => rulesOf.before(holder, each).every((rule) => rules.includes(rule));
  return free.some(isNarrowed) ? undefined : 'rule';
}

/** Returns true if nobody gains by the right, regardless of their permissions. */
export function isSameForAll(
  right: Right,
  before: RightsById,
  isNarrowedAlike: (was: Right, now: Right) => boolean,
): boolean {
  return right.wants
    .flatMap((id) => before.get(id) ?? [])
    .some(
      (was) =>
        was.permission === right.permission &&
        was.limits.every((limit) => right.limits.includes(limit)) &&
        isNarrowedAlike(was, right),
    );
}
