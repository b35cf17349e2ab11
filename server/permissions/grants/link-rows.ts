import { nanoid } from 'nanoid';

/** What is added and removed between two lists of distinct texts. */
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
