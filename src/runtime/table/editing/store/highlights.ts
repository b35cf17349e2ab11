/** Milliseconds for which a row changed by another person is highlighted. */
const highlightTime = 1400;

/** The rows that are highlighted for a while, by key. */
interface Highlights {
  keys(): ReadonlySet<string>;
  /** Highlights rows; `then` is called when their time is over. */
  add(keys: readonly string[], then?: () => void): void;
}

/** No rows yet; `ended` is called whenever some are highlighted no longer. */
export function createHighlights(ended: () => void): Highlights {
  let highlighted: ReadonlySet<string> = new Set();
  return {
    keys: () => highlighted,
    add(keys, then) {
      highlighted = new Set([...highlighted, ...keys]);
      setTimeout(() => {
        highlighted = new Set([...highlighted].filter((key) => !keys.includes(key)));
        then?.();
        ended();
      }, highlightTime);
    },
  };
}
