/** A text that was written, and when, in milliseconds since 1970. */
export interface WrittenText {
  text: string;
  at: number;
}

/** How many texts are kept for a name (docs/requirements.md, Constants). */
const most = 16;
const prefix = 'pagewright:code-history:';

/** The texts written under a name, the latest first; none where storage is closed or damaged. */
export function readHistory(name: string, storage: Pick<Storage, 'getItem'> = localStorage): WrittenText[] {
  try {
    return parseHistory(JSON.parse(storage.getItem(prefix + name) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Keeps a text under a name: it becomes the latest, and is there once. Empty texts are not kept; a full or closed storage
 * is no reason to disturb anyone.
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
