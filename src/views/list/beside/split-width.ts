const prefix = 'pagewright:split:';

/**
 * Reads the stored width of the left part of a page, in pixels; undefined if there is none or storage is unavailable.
 */
export function keptWidth(page: string, storage: Pick<Storage, 'getItem'> = localStorage): number | undefined {
  try {
    const width = Number(storage.getItem(prefix + page) ?? Number.NaN);
    return Number.isFinite(width) && width >= 0 && width <= 2000 ? width : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the width. A full or unavailable storage is ignored. */
export function keepWidth(page: string, width: number, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(prefix + page, String(Math.round(width)));
  } catch {
    return;
  }
}
