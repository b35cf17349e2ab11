import type { ResolvedModel, ResolvedTransition } from '../../../src/engine/model/index.ts';
import { columnName } from '../../records/index.ts';
import { say } from '../../locale/index.ts';
import { partsOfCondition } from './conditions.ts';
import { goesBy } from './fills.ts';
import type { ModelsOf } from './models-of.ts';
import type { Right } from './right.ts';

/** The states that records could have before, by `stateColumn`. */
export type KnownStates = ReadonlyMap<string, ReadonlySet<string>>;

/** Where the states of a model stand; undefined where it has none. */
export function stateColumn({ table, states }: ResolvedModel): string | undefined {
  return states && `${table}.${columnName(states.field)}`;
}

/** The states that a model names. */
export function statesNamed({ states }: ResolvedModel): string[] {
  if (!states) return [];
  const moved = states.transitions.flatMap(({ from, to }) => [...from, to]);
  return [...new Set([states.initial, ...states.editable, ...states.deletable, ...moved])];
}

/** The state that a record has before it is added. */
const none = '';

/** The rights to bring records of a model into a state, with what binds them. */
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
    // A state that is new on both sides, or a column of states that no record had, guards nothing yet.
    if (wants.length === 0 || (known && !known.has(column))) return [];
    return [
      {
        ids: [`reach ${column}:${from}>${to}`, `into ${column}:${to}`, `out of ${column}:${from}`],
        ...{ wants, by: model.id, permission, limits, narrowedBy: model },
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

/** What a transition is bound to: its conditions with what they go by, what it sets, and where it posts. */
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
