import { renamedLook, type PresentNames } from '../../../engine/list/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { Frozen } from '../columns/index.ts';
import { densities, type Density, type TableState, type TableStore } from './table-state.ts';

export type TableLook = Pick<TableState, 'widths' | 'hidden' | 'order' | 'frozen' | 'density'>;

export const plainLook: TableLook = { widths: {}, hidden: new Set(), order: [], frozen: {}, density: null };

const prefix = 'pagewright:table-look:';

export interface LookPlace {
  page: string;
  user: string;
  /** Earlier names of the page, the latest first. */
  former?: readonly string[];
}

/**
 * Reads a user's table settings for a page, with the present names of columns. Settings under a former name of the page
 * apply if there are none under the present one. Returns the default settings if there are none, they are invalid, or
 * the storage is blocked.
 */
export function loadLook(
  { page, user, former = [] }: LookPlace,
  storage: Pick<Storage, 'getItem'> = localStorage,
  names: PresentNames = new Map(),
): TableLook {
  try {
    const written = [page, ...former].map((each) => storage.getItem(keyOf({ page: each, user })));
    return parseLook(renamedLook(JSON.parse(written.find((text) => text !== null) ?? '{}'), names));
  } catch {
    return plainLook;
  }
}

/** Stores every change of the table's look from now on. A full or blocked storage is ignored. */
export function keepLook(
  table: TableStore,
  place: { page: string; user: string },
  storage: Pick<Storage, 'setItem'> = localStorage,
): () => void {
  let kept = table.get();
  return table.subscribe(() => {
    const { widths, hidden, order, frozen, density } = table.get();
    const isSame = widths === kept.widths && hidden === kept.hidden && frozen === kept.frozen;
    if (isSame && order === kept.order && density === kept.density) return;
    kept = table.get();
    try {
      storage.setItem(keyOf(place), JSON.stringify(printLook(kept)));
    } catch {
      return;
    }
  });
}

/** Returns true if the user has changed the look of a page's table. */
export function hasOwnLook(place: LookPlace, storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return !isPlainLook(loadLook(place, storage));
}

/** Converts a look to JSON; the inverse of parseLook. */
export function printLook({ widths, hidden, order, frozen, density }: TableLook): object {
  return { widths, hidden: [...hidden], order, frozen, density };
}

/** Returns true if nothing was changed. */
export function isPlainLook({ widths, hidden, order, frozen, density }: TableLook): boolean {
  const changed = Object.keys(widths).length + Object.keys(frozen).length + hidden.size + order.length;
  return changed === 0 && density === null;
}

function keyOf({ page, user }: { page: string; user: string }): string {
  return `${prefix}${user}:${page}`;
}

/** Parses a look from JSON; invalid parts get their defaults. */
export function parseLook(value: unknown): TableLook {
  if (!isRecord(value)) return plainLook;
  return {
    widths: parseWidths(value['widths']),
    hidden: new Set(parseKeys(value['hidden'])),
    order: parseKeys(value['order']),
    frozen: parseFrozen(value['frozen']),
    density: parseDensity(value['density']),
  };
}

function parseWidths(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  const widths = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 40 && entry[1] <= 2000,
  );
  return Object.fromEntries(widths);
}

function parseFrozen(value: unknown): TableLook['frozen'] {
  if (!isRecord(value)) return {};
  const sides = Object.entries(value).filter(
    (entry): entry is [string, Frozen] => entry[1] === 'left' || entry[1] === 'right' || entry[1] === 'none',
  );
  return Object.fromEntries(sides);
}

function parseKeys(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : [];
}

function parseDensity(value: unknown): Density | null {
  return densities.find((density) => density === value) ?? null;
}
