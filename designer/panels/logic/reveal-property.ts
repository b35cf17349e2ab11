import type { Path } from '../../../src/schema/json/index.ts';

/** Milliseconds to wait for the panel of a node to render. */
const patience = 3_000;

/**
 * Opens the property at a path, or the nearest one that the panel has, and focuses it once the panel has rendered.
 * @returns a function that cancels it.
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
  let control: HTMLElement | null = null;
  const open = () => {
    const found = find();
    control = found?.querySelector('.pw-property-control :is(input, textarea, button, [tabindex])') ?? null;
    if (!found || !control) return;
    found.closest('details')?.setAttribute('open', '');
    control.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
  };
  if (names.length === 0) return () => {};
  open();
  // The panel of the previous node may still be there; its property is then removed, and the focus with it.
  const observer = new MutationObserver(() => {
    if (control?.isConnected) return;
    if (control && document.activeElement !== document.body) stop();
    else open();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, patience);
  observer.observe(panel, { childList: true, subtree: true });
  return stop;
}
