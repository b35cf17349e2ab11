import type { TableStore } from './table-state.ts';

const prefix = 'pagewright:expanded:';
/** A limit, because each expanded row costs a request when the page is reloaded. */
const mostKept = 100;

/** Expands or collapses a row of a tree. */
export function expandRow(table: TableStore, id: string, isOpen = true): void {
  const { expanded } = table.get();
  if (expanded.has(id) === isOpen) return;
  const others = [...expanded].filter((other) => other !== id);
  table.set({ expanded: new Set(isOpen ? [...others, id] : others) });
}

/** Returns the ids of the rows that were expanded on a page in this browser tab; empty if nothing valid is stored. */
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

/** Stores the expanded rows from now on. A full or blocked storage is ignored. */
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
