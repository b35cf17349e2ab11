import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns true if the content of the strip is wider than the bar around it, measured whenever `content` or the width
 * changes.
 */
export function useOverflow(
  bar: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  content: unknown,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const outer = bar.current;
    if (!outer) return undefined;
    // Compared with the bar, because the strip itself is narrower while the menu is next to it.
    const measure = () => setOverflows((strip.current?.scrollWidth ?? 0) > outer.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other content is a reason to measure again
  }, [bar, strip, content]);
  return overflows;
}
