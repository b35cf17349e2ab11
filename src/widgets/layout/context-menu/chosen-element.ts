/**
 * The element that a menu was opened on: the nearest one that `selector` names, or the target itself without one; null
 * where there is none inside `root`. A selector that cannot be read names nothing.
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
