const prefix = 'pagewright:column-widths:';

/** The widths kept for a page, by column key; {} where there are none, they are damaged or storage is closed. */
export function loadWidths(page: string, storage: Pick<Storage, 'getItem'> = localStorage): Record<string, number> {
  try {
    return parseWidths(JSON.parse(storage.getItem(prefix + page) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the widths of a page; a full or closed storage is no reason to disturb anyone. */
export function saveWidths(
  page: string,
  widths: Readonly<Record<string, number>>,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(prefix + page, JSON.stringify(widths));
  } catch {
    return;
  }
}

function parseWidths(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const widths = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 40 && entry[1] <= 2000,
  );
  return Object.fromEntries(widths);
}
