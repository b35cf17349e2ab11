import { useEffect, type RefObject } from 'react';

/** For each selector, the name of what it finds: a text, or what the found element says. */
export type InnerLabels = readonly (readonly [selector: string, name: string | ((element: Element) => string)])[];

/**
 * Names controls that a library draws inside a box without a name (antd's colour panel, the boxes of its transfer), now
 * and whenever the library draws new ones. `labels` must keep its identity.
 */
export function useInnerLabels(box: RefObject<Element | null>, labels: InnerLabels): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const label = () => {
      for (const [selector, name] of labels) {
        for (const found of element.querySelectorAll(selector)) {
          const text = typeof name === 'string' ? name : name(found);
          if (found.getAttribute('aria-label') !== text) found.setAttribute('aria-label', text);
        }
      }
    };
    label();
    const observer = new MutationObserver(label);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box, labels]);
}
