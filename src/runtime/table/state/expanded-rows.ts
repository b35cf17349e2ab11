import type { TableStore } from './table-store.ts';

const prefix = 'pagewright:expanded:';
/** Each is a call when the page is loaded again. */
const mostKept = 100;

/** Opens a row of a tree, or closes it. */
export function expandRow(table: TableStore, id: string, isOpen = true): void {
  const { expanded } = table.get();
  if (expanded.has(id) === isOpen) return;
  const others = [...expanded].filter((other) => other !== id);
  table.set({ expanded: new Set(isOpen ? [...others, id] : others) });
}

/** Ids of the rows that were open on a page in this tab of the browser; none where nothing is kept or it is damaged. */
export function loadExpanded(
  place: { page: string; user: string },
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(place)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps which rows are open, from now on. A full or closed storage is no reason to disturb anyone. */
export function keepExpanded(
  table: TableStore,
  place: { page: string; user: string },
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): () => void {
  let kept = table.get().expanded;
  return table.subscribe(() => {
    const { expanded } = table.get();
    if (expanded === kept) return;
    kept = expanded;
    try {
      storage.setItem(keyOf(place), JSON.stringify([...expanded].slice(-mostKept)));
    } catch {
      return;
    }
  });
}

function keyOf({ page, user }: { page: string; user: string }): string {
  return `${prefix}${user}:${page}`;
}
