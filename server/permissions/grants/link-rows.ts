import { nanoid } from 'nanoid';

/** What must be added to and removed from a set to make it another one; both are lists of distinct texts. */
export function difference(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  const [old, wanted] = [new Set(before), new Set(after)];
  return { added: after.filter((id) => !old.has(id)), removed: before.filter((id) => !wanted.has(id)) };
}

/** Rows of a table of links, each with an id of its own. */
export function linkRows<Row extends object>(rows: readonly Row[]): (Row & { id: string })[] {
  return rows.map((row) => ({ id: nanoid(), ...row }));
}
