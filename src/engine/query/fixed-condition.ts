/**
 * A fixed condition of a document (`where`): the value that a field must have, a list of which it must have one, or with
 * `{ "within": … }` one node of a tree or several, each with all below it.
 */
export interface FixedCondition {
  mode: 'equals' | 'in' | 'within';
  value: unknown;
}

/** Reads the value that a document gives a field in `where`. */
export function fixedCondition(value: unknown): FixedCondition {
  if (typeof value === 'object' && value !== null && 'within' in value) return { mode: 'within', value: value.within };
  return { mode: Array.isArray(value) ? 'in' : 'equals', value };
}

/** Returns the values with which a new record meets the conditions; a list of several values gives none. */
export function startingValues(where: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = Object.entries(where).map(([name, condition]) => [name, fixedCondition(condition).value] as const);
  return Object.fromEntries(values.filter(([, value]) => !Array.isArray(value)));
}
