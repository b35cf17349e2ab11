const prefix = 'pagewright:split:';

/** How wide a person made the left part of a page, in pixels; undefined where he did not, or storage is closed. */
export function keptWidth(page: string, storage: Pick<Storage, 'getItem'> = localStorage): number | undefined {
  try {
    const width = Number(storage.getItem(prefix + page) ?? Number.NaN);
    return Number.isFinite(width) && width >= 0 && width <= 2000 ? width : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it; a full or closed storage is no reason to disturb anyone. */
export function keepWidth(page: string, width: number, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(prefix + page, String(Math.round(width)));
  } catch {
    return;
  }
}
