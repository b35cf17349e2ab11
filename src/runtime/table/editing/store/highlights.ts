/** Milliseconds for which a row changed by another user is highlighted. */
const highlightTime = 1400;

interface Highlights {
  keys(): ReadonlySet<string>;
  add(keys: readonly string[], then?: () => void): void;
}

/** Creates an empty set of highlights; `ended` is called whenever some of them end. */
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
