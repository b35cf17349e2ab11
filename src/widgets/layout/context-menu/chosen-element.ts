/**
 * Returns the element that a menu was opened on: the nearest one that matches `selector`, or the target itself without
 * one; null if there is none inside `root`. An invalid selector matches nothing.
 */
export function chosenElement(target: EventTarget, root: Element, selector: string | undefined): Element | null {
  if (!(target instanceof Element)) return null;
  if (selector === undefined) return target;
  try {
    const found = target.closest(selector);
    return found && root.contains(found) ? found : null;
  } catch {
    return null;
  }
}
