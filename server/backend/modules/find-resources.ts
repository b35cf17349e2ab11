import { camelCase } from 'es-toolkit';

import type { KnownBackend } from './known-backend.ts';
import { methodsOf, type AskedBackend } from './resource-calls.ts';

/** Resources of the system, for which the product has pages, and of the online form engine. */
const ofTheSystem = /^\/(?:sys|online|actuator|jmreport|drag|message)(?:\/|$)/;

/**
 * Finds the resources of a back end's own modules: those of its API description, and those named after a table in a
 * module that the description or the caller names.
 * @param modules First parts of paths, such as `test`, in addition to those of the description.
 * @param mostGuesses The limit for guesses by table names: if they would need more requests, none are made.
 */
export async function findResources(
  backend: AskedBackend,
  { entities, tables }: KnownBackend,
  { modules = [], mostGuesses = Infinity }: { modules?: readonly string[]; mostGuesses?: number } = {},
): Promise<string[]> {
  const described = [...entities.keys()].filter((resource) => !ofTheSystem.test(resource));
  const areas = new Set([...modules, ...described.flatMap((resource) => resource.split('/')[1] ?? [])]);
  const guessed = [...areas].flatMap((area) => tables.map((table) => `/${area}/${camelCase(table)}`));
  const candidates = guessed.filter((resource) => !entities.has(resource));
  const found = await inTurns(candidates.length > mostGuesses ? [] : candidates, async (resource) =>
    (await methodsOf(backend, `${resource}/list`))?.has('GET') ? [resource] : [],
  );
  return [...described, ...found].toSorted();
}

const atOnce = 8;

async function inTurns<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result[]>,
): Promise<Result[]> {
  const found: Result[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    found.push(...(await Promise.all(items.slice(from, from + atOnce).map(ask))).flat());
  return found;
}
