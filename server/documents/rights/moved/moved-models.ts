import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import type { ColumnsByTable } from '../../../database/index.ts';
import type { ModelMove } from '../../../effects/index.ts';
import type { Person } from '../../../http/index.ts';
import type { Holder } from '../right.ts';

/**
 * Returns a user with the permissions of renamed models under their new names. Grants and data rules follow a renaming,
 * so its rights are compared with those that users have after it.
 */
export function personAfter(person: Person, moves: readonly ModelMove[]): Person {
  if (moves.length === 0) return person;
  const { permissions, conditions } = person;
  return {
    ...person,
    permissions: { has: hasUnder((name) => permissions.has(name), moves) },
    ...(conditions && { conditions: (model) => conditions(formerly(model, moves)) }),
  };
}

interface NamedSources {
  roles(): Promise<readonly Holder[]>;
  onceSecret(): Promise<ColumnsByTable>;
  statesInUse(place: { table: string; field: string; states: readonly string[] }): Promise<readonly string[]>;
}

export function sourcesAfter<Sources extends NamedSources>(sources: Sources, moves: readonly ModelMove[]): Sources {
  if (moves.length === 0) return sources;
  const tables = new Map(
    moves.flatMap(({ before, after, movesTable }) => (movesTable ? [[after.table, before.table]] : [])),
  );
  return {
    ...sources,
    roles: async () => (await sources.roles()).map((role) => holderAfter(role, moves)),
    async onceSecret() {
      const once = await sources.onceSecret();
      const moved = [...tables].map(([now, was]) => [now, once.get(was) ?? new Set<string>()] as const);
      return new Map([...once, ...moved]);
    },
    statesInUse: (place) => sources.statesInUse({ ...place, table: tables.get(place.table) ?? place.table }),
  };
}

function holderAfter(holder: Holder, moves: readonly ModelMove[]): Holder {
  return {
    ...holder,
    has: hasUnder((name) => holder.has(name), moves),
    rules: (model) => holder.rules(formerly(model, moves)),
  };
}

function hasUnder(has: (permission: string) => boolean, moves: readonly ModelMove[]) {
  const former = new Map(moves.flatMap(({ permissions }) => [...permissions].map(([from, to]) => [to, from] as const)));
  return (permission: string): boolean => has(former.get(permission) ?? permission);
}

function formerly(model: ResolvedModel, moves: readonly ModelMove[]): ResolvedModel {
  const { permission } = model;
  const move = moves.find(({ after, permissions }) => permissions.size > 0 && after.permission === permission);
  return move ? { ...model, permission: move.before.permission } : model;
}
