import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Person } from '../../http/index.ts';

/** One thing that whoever holds its permission can do with the records of a table. */
export interface Right {
  /** What it is, the same before and after a publication, such as `edit base_unit`; several where it is more than one. */
  ids: readonly string[];
  /** It is nothing new to those who had one of these before. */
  wants: readonly string[];
  /** The document that gives it. */
  by: string;
  permission: string;
  /** What it is bound to, such as the conditions of a transition. */
  limits: readonly string[];
  /** The model whose data rules narrow it; none where another right of the same records is narrowed. */
  narrowedBy?: ResolvedModel;
  /** What it lets people do, for a sentence. */
  what: string;
}

/** Stands for a permission that everybody holds. */
export const everybody = 'signed-in';

/** Somebody who holds permissions: the author of a publication, or a role. */
export interface Holder {
  /** The title of a role; undefined for the author. */
  role?: string;
  has(permission: string): boolean;
  platform: boolean;
  /** The data rules that narrow the records of a model, each as a text. */
  rules(model: ResolvedModel): readonly string[];
}

/** The author of a publication as a holder. */
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

/** Why a right is a new one: it was not there, or less bound than before. */
export type Gain = 'right' | 'condition' | 'rule';

/** What decides whether rights are the same for a holder: the texts of their data rules. */
export type RulesOf = (holder: Holder, right: Right) => readonly string[];

/** Rights by what they are. */
export type RightsById = ReadonlyMap<string, readonly Right[]>;

/** Sorts rights by their ids. */
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
 * Why a right is new to a holder who had `before`.
 * @returns undefined where they do not have it, or had as much.
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

/** Whether a right is nothing new to anybody, whoever holds which permission. */
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
