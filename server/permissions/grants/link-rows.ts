import { nanoid } from 'nanoid';

export function difference(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  const [old, wanted] = [new Set(before), new Set(after)];
  return { added: after.filter((id) => !old.has(id)), removed: before.filter((id) => !wanted.has(id)) };
}

export function linkRows<Row extends object>(rows: readonly Row[]): (Row & { id: string })[] {
  return rows.map((row) => ({ id: nanoid(), ...row }));
}
