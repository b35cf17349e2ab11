import type { Path } from '../../../src/schema/json/index.ts';

/** As long as the panel of a node may take to be drawn, in milliseconds. */
const patience = 3_000;

/**
 * Opens the property at a path, or the nearest that the panel has, and puts the focus there, once the panel is drawn.
 * @returns a function that gives up.
 */
export function revealProperty(panel: ParentNode & Node, path: Path): () => void {
  const names = path.map((_, index) => path.slice(0, path.length - index).join('$'));
  const find = () => {
    for (const name of names) {
      const found = panel.querySelector<HTMLElement>(`[data-property="${CSS.escape(name)}"]`);
      if (found) return found;
    }
    return undefined;
  };
  const open = () => {
    const found = find();
    const control = found?.querySelector<HTMLElement>('.pw-property-control :is(input, textarea, button, [tabindex])');
    if (!found || !control) return false;
    found.closest('details')?.setAttribute('open', '');
    control.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
    return true;
  };
  if (names.length === 0 || open()) return () => {};
  const observer = new MutationObserver(() => open() && stop());
  const timer = setTimeout(() => observer.disconnect(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(panel, { childList: true, subtree: true });
  return stop;
}
