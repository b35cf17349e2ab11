import type { ResolvedModel, ResolvedTransition } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { columnName } from '../../records/index.ts';
import { partsOfCondition } from './conditions.ts';
import { goesBy } from './fills.ts';
import type { ModelsOf } from './models-of.ts';
import type { Right } from './right.ts';

/** The states that records had before, by `stateColumn`. */
export type KnownStates = ReadonlyMap<string, ReadonlySet<string>>;

export function stateColumn({ table, states }: ResolvedModel): string | undefined {
  return states && `${table}.${columnName(states.field)}`;
}

export function statesNamed({ states }: ResolvedModel): string[] {
  if (!states) return [];
  const moved = states.transitions.flatMap(({ from, to }) => [...from, to]);
  return [...new Set([states.initial, ...states.editable, ...states.deletable, ...moved])];
}

const none = '';

/** Returns the rights to move records of a model into a state, with their restrictions. */
export function stateRights(
  set: ModelsOf,
  model: ResolvedModel,
  writers: readonly ResolvedModel[],
  known: KnownStates | undefined,
): Right[] {
  const { states, table } = model;
  const column = stateColumn(model);
  if (!states || column === undefined) return [];
  const steps = [
    ...writers.map((writer) => ({
      from: none,
      to: states.initial,
      permission: `${writer.permission}:add`,
      limits: [],
    })),
    ...states.transitions.flatMap((transition) =>
      transition.from.map((from) => {
        const { to, permission } = transition;
        return { from, to, permission, limits: limitsOf(set, model, transition) };
      }),
    ),
  ];
  const isKnown = (state: string): boolean => state === none || (known?.get(column)?.has(state) ?? true);
  return steps.flatMap(({ from, to, permission, limits }) => {
    const wants = wanted({ table, column, from, to }, isKnown);
    // A new state, or a column of states without stored records, protected nothing before the change.
    if (wants.length === 0 || (known && !known.has(column))) return [];
    return [
      {
        ids: [`reach ${column}:${from}>${to}`, `into ${column}:${to}`, `out of ${column}:${from}`],
        wants,
        by: model.id,
        permission,
        limits,
        narrowedBy: model,
        what: say('把“{title}”变更为状态 {state}', { title: model.title, state: to }),
      },
    ];
  });
}

function wanted(
  { table, column, from, to }: { table: string; column: string; from: string; to: string },
  isKnown: (state: string) => boolean,
): string[] {
  if (isKnown(from) && isKnown(to)) return [`reach ${column}:${from}>${to}`];
  if (isKnown(to)) return [`into ${column}:${to}`];
  if (from === none || !isKnown(from)) return [];
  return [`out of ${column}:${from}`, `edit ${table} ${column}=${from}`, `edit ${table}`];
}

/**
 * Returns the restrictions of a transition: its conditions with the sources of the values they read, the values it
 * sets, and its postings. The values that a posting writes do not restrict who may trigger it: see docs/security.md,
 * Publishing.
 */
function limitsOf(set: ModelsOf, model: ResolvedModel, transition: ResolvedTransition): string[] {
  const { when, set: values, name } = transition;
  const posts = model.postings.filter(({ on, undo }) => on === name || undo === name);
  return [
    ...partsOfCondition(when),
    ...goesBy(set, model, when),
    ...Object.entries(values).map(([field, value]) => `set ${columnName(field)} ${JSON.stringify(value)}`),
    ...posts.map(({ into }) => `post ${set.models.get(into)?.table ?? into}`),
  ];
}
