import { useLayoutEffect, useState, type RefObject } from 'react';

/** The space between two columns in pixels, as in the style sheet. */
const gap = 16;

/** Returns how many columns of that width in pixels fit into the element, 2 to 5; it follows the element's width. */
export function useFittingColumns(element: RefObject<HTMLElement | null>, narrowest: number): number {
  const [columns, setColumns] = useState(4);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () =>
      setColumns(Math.min(5, Math.max(2, Math.floor((target.clientWidth + gap) / (narrowest + gap)))));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element, narrowest]);
  return columns;
}
