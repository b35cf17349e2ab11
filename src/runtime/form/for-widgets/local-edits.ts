/**
 * Distinguishes an editor's own values, which come back through its `value` prop with a delay, from values set
 * elsewhere. The editor ignores its own, because the user may have typed more since.
 */
export interface LocalEdits {
  sent(text: string): void;
  /** Returns true if the incoming value is such a text. Forgets it and all texts sent before it. */
  isOwn(text: string): boolean;
}

export function createLocalEdits(): LocalEdits {
  let pending: string[] = [];
  return {
    sent: (text) => void pending.push(text),
    isOwn(text) {
      const index = pending.lastIndexOf(text);
      pending = pending.slice(index + 1);
      return index >= 0;
    },
  };
}
