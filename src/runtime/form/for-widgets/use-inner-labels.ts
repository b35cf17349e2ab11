import { useEffect, type RefObject } from 'react';

export type InnerLabels = readonly (readonly [selector: string, name: string | ((element: Element) => string)])[];

/**
 * Labels controls that a library renders without a name inside a box (antd's color panel, the checkboxes of its
 * transfer), now and whenever the library renders new ones. `labels` must keep its identity.
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
