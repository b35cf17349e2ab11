import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowest = 260;

/** Returns how many columns of 260 px or more fit into the element, at least 2; it follows the element's width. */
export function useFittingColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setColumns(Math.min(5, Math.max(2, Math.floor(target.clientWidth / narrowest))));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
