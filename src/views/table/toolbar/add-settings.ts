/** How many rows one press of 新增 adds, and where: 0 is the end, 1 before the first row, … */
export interface AddSettings {
  count: number;
  position: number;
}

const key = 'pw-table-add:';
const usual: AddSettings = { count: 1, position: 0 };

/** Loads the user's settings for a table; one row at the end if there are none, or storage is unavailable. */
export function loadAddSettings(table: string, storage: Pick<Storage, 'getItem'> = localStorage): AddSettings {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key + table) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return usual;
    const { count, position } = saved as Partial<Record<keyof AddSettings, unknown>>;
    return { count: wholeNumber(count, 1) ?? 1, position: wholeNumber(position, 0) ?? 0 };
  } catch {
    return usual;
  }
}

export function saveAddSettings(
  table: string,
  settings: AddSettings,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(key + table, JSON.stringify(settings));
  } catch {}
}

function wholeNumber(value: unknown, least: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined;
}

/** Milliseconds: an accidental double press acts once (docs/requirements.md, Constants). */
export const repeatInterval = 300;

/** Returns a function that gives true at most once per `interval` milliseconds. */
export function createThrottle(interval: number, now: () => number = Date.now): () => boolean {
  let last = -Infinity;
  return () => {
    if (now() - last < interval) return false;
    last = now();
    return true;
  };
}
