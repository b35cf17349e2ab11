import { isDeepStrictEqual } from 'node:util';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import { say } from '../../locale/index.ts';
import { columnName, type ValueMove } from '../../records/index.ts';
import { guardedColumns } from './column-rights.ts';
import { fillsOf, typed } from './fills.ts';
import { modelsOf, withOwners } from './models-of.ts';
import { formerNames, formerStatesOf, underFormerNames, type FormerNames } from './moved/index.ts';
import { recordRights } from './record-rights.ts';
import {
  byId,
  gainOf,
  isSameForAll,
  type Gain,
  type Holder,
  type Right,
  type RightsById,
  type RulesOf,
} from './right.ts';
import { stateColumn, statesNamed, type KnownStates } from './state-rights.ts';

type State = Pick<CatalogueState, 'models'>;

export interface RecordChange {
  before: RightsById;
  after: readonly Right[];
  rulesOf: { before: RulesOf; after: RulesOf };
}

function changedTables(before: State, after: State): Set<string> {
  const [was, now] = [modelsOf(before.models), modelsOf(after.models)];
  const tables = new Set<string>();
  for (const table of new Set([...was.byTable.keys(), ...now.byTable.keys()])) {
    const [one, other] = [was.byTable.get(table), now.byTable.get(table)];
    if (one === other || isDeepStrictEqual(one, other)) continue;
    tables.add(table);
    for (const [model, { models }] of [
      [one, was],
      [other, now],
    ] as const)
      for (const id of model ? written(model) : []) tables.add(models.get(id)?.table ?? id);
  }
  return tables;
}

function written({ fields, postings }: ResolvedModel): string[] {
  return [...fields.flatMap(({ child }) => child?.model ?? []), ...postings.map(({ into }) => into)];
}

export function newStates(before: State, after: State): { table: string; field: string; states: string[] }[] {
  const was = modelsOf(before.models);
  return [...after.models.values()].flatMap((each) => {
    const one = was.byTable.get(each.table);
    const now = one ? underFormerNames(one, each) : each;
    if (!now.states || !one || one === now || stateColumn(one) !== stateColumn(now)) return [];
    const named = new Set(statesNamed(one));
    const states = statesNamed(now).filter((state) => !named.has(state));
    return states.length > 0 ? [{ table: now.table, field: columnName(now.states.field), states }] : [];
  });
}

/**
 * Returns the rights on records of the models that a publication changes.
 * @param used The states of stored records that their models do not define, by `table.column`.
 * @param moves The values that the publication replaces in existing records.
 */
export function recordChange(
  before: State,
  after: State,
  used: KnownStates,
  moves: readonly ValueMove[] = [],
): RecordChange {
  const [was, now] = [modelsOf(before.models), modelsOf(after.models)];
  const tables = [...changedTables(before, after)];
  const known = knownStates(before, used);
  const rightsBefore = byId(tables.flatMap((table) => rightsOn(table)));
  function rightsOn(table: string): Right[] {
    const model = was.byTable.get(table);
    return model ? recordRights(was, model) : [];
  }
  const ofRows = (id: string): FormerNames => {
    const [one, other] = [was.models.get(id), now.models.get(id)];
    const owners = one ? withOwners(was, one) : [];
    return {
      fields: one && other ? formerNames(one, other) : new Map(),
      states: new Map(owners.flatMap((owner) => [...formerStatesOf(owner, moves, used)])),
    };
  };
  const rightsAfter = tables.flatMap((table) => {
    const [one, other] = [was.byTable.get(table), now.byTable.get(table)];
    if (!one || !other) return [];
    const guarded = guardedColumns(one);
    const former = underFormerNames(one, other, formerStatesOf(one, moves, used), ofRows);
    return recordRights(now, { ...former, title: one.title }, known).filter((right) =>
      isOfOldRecords(right, { guarded, rightsBefore, was }),
    );
  });
  return {
    before: rightsBefore,
    after: rightsAfter,
    rulesOf: {
      before: (holder, { narrowedBy }) => (narrowedBy ? rulesOf(holder, narrowedBy) : []),
      after: (holder, { narrowedBy }) => (narrowedBy ? rulesOf(holder, narrowedBy) : []),
    },
  };
}

function knownStates({ models }: State, used: KnownStates): KnownStates {
  const known = new Map<string, Set<string>>();
  for (const model of models.values()) {
    const column = stateColumn(model);
    if (column !== undefined) known.set(column, new Set([...statesNamed(model), ...(used.get(column) ?? [])]));
  }
  return known;
}

/**
 * Returns true if the right concerns records from before the change: the column had values, the ledger had rows, or the
 * bill already existed.
 */
function isOfOldRecords(
  { wants: [id = ''] }: Right,
  {
    guarded,
    rightsBefore,
    was,
  }: {
    guarded: ReadonlyMap<string, readonly string[]>;
    rightsBefore: RightsById;
    was: { byTable: ReadonlyMap<string, ResolvedModel> };
  },
): boolean {
  const [verb, object = ''] = id.split(' ', 2);
  if (verb === 'fill') return (guarded.get(object.slice(object.indexOf('.') + 1)) ?? []).length > 0;
  if (verb === 'post') return was.byTable.has(object);
  if (verb === 'create') return [...rightsBefore.keys()].some((known) => known.startsWith(`create ${object}`));
  return true;
}

function rulesOf(holder: Holder, model: ResolvedModel): string[] {
  return holder.rules(model).map((rule) => {
    const fields = [...fillsOf(model)].filter(
      ([column, fills]) => !fills.includes(typed) && namesOf(model, column).some((name) => rule.includes(`"${name}"`)),
    );
    return fields.length === 0 ? rule : `${rule} ${JSON.stringify(fields)}`;
  });
}

function namesOf({ fields }: ResolvedModel, column: string): string[] {
  return [column, ...fields.flatMap(({ name }) => (columnName(name) === column ? [name] : []))];
}

export function otherRights({ before, after }: RecordChange): Right[] {
  return after.filter((right) => !isSameForAll(right, before, isNarrowedAlike));
}

/**
 * Returns true if the same data rules restrict both rights: rules belong to the permission to list, and the fields that
 * they can read have the same sources.
 */
function isNarrowedAlike({ narrowedBy: was }: Right, { narrowedBy: now }: Right): boolean {
  if (!was || !now || was === now) return true;
  if (was.permission !== now.permission) return false;
  const [one, other] = [fillsOf(was), fillsOf(now)];
  return [...one].every(([column, fills]) => isDeepStrictEqual(fills, other.get(column)));
}

export function recordsGained(holder: Holder, { before, rulesOf: rules }: RecordChange, after: readonly Right[]) {
  return after.flatMap((right) => {
    const isHisAnyway = holder.platform && right.ids[0]?.startsWith('share ');
    const gain = isHisAnyway ? undefined : gainOf(holder, right, before, rules);
    return gain ? [{ by: right.by, what: saidOf(gain, right) }] : [];
  });
}

function saidOf(gain: Gain, { what }: Right): string {
  if (gain === 'condition') return say('不按原来的条件{what}', { what });
  return gain === 'rule' ? say('不受数据规则限制地{what}', { what }) : what;
}
