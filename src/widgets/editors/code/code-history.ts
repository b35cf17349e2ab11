/** A stored text and its time, in milliseconds since 1970. */
export interface WrittenText {
  text: string;
  at: number;
}

/** The number of texts stored for a name (docs/requirements.md, Constants). */
const most = 16;
const prefix = 'pagewright:code-history:';

/** Reads the stored texts of a name, the latest first; none if storage is unavailable or damaged. */
export function readHistory(name: string, storage: Pick<Storage, 'getItem'> = localStorage): WrittenText[] {
  try {
    return parseHistory(JSON.parse(storage.getItem(prefix + name) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Stores a text under a name as the latest one, without duplicates. Empty texts are not stored; a full or unavailable
 * storage is ignored.
 */
export function keepInHistory(
  name: string,
  { text, at }: WrittenText,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  if (text.trim() === '') return;
  const others = readHistory(name, storage).filter((written) => written.text !== text);
  try {
    storage.setItem(prefix + name, JSON.stringify([{ text, at }, ...others].slice(0, most)));
  } catch {
    return;
  }
}

function parseHistory(value: unknown): WrittenText[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => (isWritten(entry) ? [entry] : [])).slice(0, most);
}

function isWritten(entry: unknown): entry is WrittenText {
  if (typeof entry !== 'object' || entry === null || !('text' in entry) || !('at' in entry)) return false;
  return typeof entry.text === 'string' && typeof entry.at === 'number' && Number.isFinite(entry.at);
}
