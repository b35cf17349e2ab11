import type { MenuEntry } from '../routes/index.ts';

/**
 * Returns the open folders after a change. Opening a top folder closes the other top folders and everything in them.
 */
export function nextOpenKeys(
  before: readonly string[],
  after: readonly string[],
  entries: readonly MenuEntry[],
): string[] {
  const opened = after.find((key) => !before.includes(key));
  const top = entries.find(({ key }) => key === opened);
  if (!top) return [...after];
  const inside = new Set(folderKeys(top));
  return after.filter((key) => inside.has(key));
}

function folderKeys(entry: MenuEntry): string[] {
  return entry.children ? [entry.key, ...entry.children.flatMap(folderKeys)] : [];
}
