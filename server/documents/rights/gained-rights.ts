import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import type { ColumnsByTable } from '../../database/index.ts';
import type { EffectChoices, ModelMove } from '../../effects/index.ts';
import type { Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { valueMoves, type ValueMove } from '../../records/index.ts';
import { callsGained } from './calls/calls-gained.ts';
import { type RoutesOf } from './calls/reached-routes.ts';
import { guardsLost, openedToAll } from './guards.ts';
import { movesGained, personAfter, sourcesAfter } from './moved/index.ts';
import { newStates, otherRights, recordChange, recordsGained } from './records-gained.ts';
import { authorOf, type Holder, type Right } from './right.ts';
import { secretsShown } from './secrets.ts';
import { partsShown, recordsShown } from './shown-records.ts';
import type { KnownStates } from './state-rights.ts';

/** A change of documents: the states before and after it, and the changed documents. */
export interface Change {
  before: CatalogueState;
  after: CatalogueState;
  keys: readonly DocumentKey[];
  choices?: EffectChoices | undefined;
  /** The models that get another id, as `before` already has it. */
  moves?: readonly ModelMove[] | undefined;
}

export interface RightsSources {
  routesOf?: RoutesOf | undefined;
  /** Returns all roles, or an empty list if only the author sees the change. */
  roles(): Promise<readonly Holder[]>;
  /** Returns the columns that have been secret and were never shown. */
  onceSecret(): Promise<ColumnsByTable>;
  statesInUse(place: { table: string; field: string; states: readonly string[] }): Promise<readonly string[]>;
}

/**
 * Returns the rights to read, write or trigger something that the author of a change, or anyone else, would gain by it.
 * Each is one sentence. The rights of both states are compared by tables, columns and paths.
 */
export async function gainedRights(author: Person, change: Change, given: RightsSources): Promise<string[]> {
  const { moves = [] } = change;
  return gainedBy(personAfter(author, moves), change, sourcesAfter(given, moves));
}

async function gainedBy(person: Person, change: Change, sources: RightsSources): Promise<string[]> {
  const { before, after, keys } = change;
  const author = authorOf(person);
  const calls = { person, author, before, after, routesOf: sources.routesOf };
  return [
    ...recordsShown(author, before, after),
    ...(hasModels(change) ? await byModels(person, change, sources) : movesOf(person, change)),
    ...keys.flatMap((key) => [...guardsLost(author, key, before, after), ...callsGained(calls, key)]),
    ...(keys.some((key) => key.endsWith('.app')) ? openedToAll(author, before, after) : []),
  ];
}

function hasModels({ before, after, keys }: Change): boolean {
  const texts = (state: CatalogueState, key: DocumentKey) => state.documents.get(key)?.body;
  return keys.some((key) => key.endsWith('.model') && texts(before, key) !== texts(after, key));
}

/** Even without a changed model, items of dictionaries can replace values. */
function movesOf(person: Person, { before, after, choices = {} }: Change, used: KnownStates = new Map()): string[] {
  if (person.administrator) return [];
  return movesGained(authorOf(person), before, { moves: valueMoves({ before, after }, choices), used });
}

async function byModels(person: Person, change: Change, sources: RightsSources): Promise<string[]> {
  const { before, after, choices = {} } = change;
  const author = authorOf(person);
  const moves = valueMoves({ before, after }, choices);
  const used = new Map<string, Set<string>>();
  for (const place of newStates(before, after))
    used.set(`${place.table}.${place.field}`, new Set(await sources.statesInUse(place)));
  return [
    ...(await onRecords(person.administrator ? [] : [author], { before, after, used, moves }, sources)),
    ...movesOf(person, change, used),
    ...partsShown(author, before, after),
    ...secretsShown(before, after, await sources.onceSecret()),
  ];
}

async function onRecords(
  authors: readonly Holder[],
  {
    before,
    after,
    used,
    moves,
  }: { before: CatalogueState; after: CatalogueState; used: KnownStates; moves: readonly ValueMove[] },
  sources: RightsSources,
): Promise<string[]> {
  const change = recordChange(before, after, used, moves);
  const others: Right[] = otherRights(change);
  if (others.length === 0) return [];
  const own = authors
    .flatMap((author) => recordsGained(author, change, others))
    .map(({ by, what }) => say('模型 {id} 会让您{what}，您没有这个权限', { id: by, what }));
  const byWhat = new Map<string, { by: string; what: string; roles: string[] }>();
  for (const role of await sources.roles())
    for (const { by, what } of recordsGained(role, change, others)) {
      const known = byWhat.get(`${by} ${what}`) ?? { by, what, roles: [] };
      if (!known.roles.includes(role.role ?? '')) known.roles.push(role.role ?? '');
      byWhat.set(`${by} ${what}`, known);
    }
  const theirs = [...byWhat.values()].map(({ by, what, roles }) =>
    say('模型 {id} 会让角色“{roles}”{what}，现在不能', { id: by, what, roles: roles.slice(0, 3).join(say('、')) }),
  );
  return [...new Set([...own, ...theirs])];
}
