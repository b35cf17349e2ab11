import type { PermissionRow } from '../../database/index.ts';

const between = ' / ';

export function menuPaths(rows: readonly Pick<PermissionRow, 'id' | 'name' | 'parent_id'>[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paths = new Map<string, string>();
  for (const row of rows) {
    const names = [row.name];
    const seen = new Set([row.id]);
    for (let at = byId.get(row.parent_id ?? ''); at && !seen.has(at.id); at = byId.get(at.parent_id ?? '')) {
      names.unshift(at.name);
      seen.add(at.id);
    }
    paths.set(row.id, names.join(between));
  }
  return paths;
}

/** Normalises a path that a person wrote, so that paths can be compared. */
export function normalPath(text: string): string {
  return text
    .split(/[/／]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(between);
}
