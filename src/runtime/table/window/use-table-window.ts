import { useCallback, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** The scroller's size and offsets in pixels. */
export interface ViewMetrics {
  scrollTop: number;
  scrollLeft: number;
  width: number;
  height: number;
  /** True if nothing that was visible before is visible now: after opening or a jump. */
  landed: boolean;
}

const none: ViewMetrics = { scrollTop: 0, scrollLeft: 0, width: 0, height: 0, landed: true };

/**
 * Tracks the size and the scroll offsets of `scroller`. Offsets are rendered within the scroll event itself
 * (`flushSync`), so that no frame shows missing rows. If `identify` returns the same text for two offsets, nothing
 * re-renders. When `answered`, the query of the rows, changes, the rows are shown from the first one.
 */
export function useTableWindow(
  scroller: RefObject<HTMLElement | null>,
  identify: (metrics: ViewMetrics) => string,
  answered?: string,
): { metrics: ViewMetrics; onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [metrics, setMetrics] = useState(none);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = () => {
      setMetrics((current) => {
        const next = measure(element, current);
        return isSame(current, next) ? current : next;
      });
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    follow();
    return () => observer.disconnect();
  }, [scroller]);
  const before = useRef(answered);
  useLayoutEffect(() => {
    if (before.current !== undefined && before.current !== answered) scroller.current?.scrollTo({ top: 0 });
    before.current = answered;
  }, [scroller, answered]);
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const element = event.currentTarget;
      flushSync(() =>
        setMetrics((current) => {
          const next = measure(element, current);
          return identify(current) === identify(next) ? current : next;
        }),
      );
    },
    [identify],
  );
  return { metrics, onScroll };
}

function isSame(left: ViewMetrics, right: ViewMetrics): boolean {
  const { scrollTop, scrollLeft, width, height } = left;
  return (
    scrollTop === right.scrollTop && scrollLeft === right.scrollLeft && width === right.width && height === right.height
  );
}

function measure(element: HTMLElement, before: ViewMetrics): ViewMetrics {
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
  const way = Math.abs(scrollTop - before.scrollTop);
  const landed = way === 0 ? before.landed : way >= clientHeight;
  return { scrollTop, scrollLeft, width: clientWidth, height: clientHeight, landed };
}
