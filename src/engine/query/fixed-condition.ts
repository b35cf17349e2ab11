/**
 * A fixed condition of a document (`where`): the value that a field must have, a list of allowed values, or with `{
 * "within": … }` one or several nodes of a tree, each with its descendants.
 */
export interface FixedCondition {
  mode: 'equals' | 'in' | 'within';
  value: unknown;
}

/** Parses the value of a field in `where`. */
export function fixedCondition(value: unknown): FixedCondition {
  if (typeof value === 'object' && value !== null && 'within' in value) return { mode: 'within', value: value.within };
  return { mode: Array.isArray(value) ? 'in' : 'equals', value };
}

/** Returns the values with which a new record meets the conditions; a list of several values gives none. */
export function startingValues(where: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = Object.entries(where).map(([name, condition]) => [name, fixedCondition(condition).value] as const);
  return Object.fromEntries(values.filter(([, value]) => !Array.isArray(value)));
}
