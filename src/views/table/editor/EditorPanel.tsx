import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';

/**
 * Around an editor: open, it hangs over the page at its cell, as no edge of the table may cut it off. The editor stays
 * the same element when it opens, so that what an input method composes goes on.
 */
export function EditorPanel(props: {
  isOpen: boolean;
  onInput: ((event: FormEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}) {
  const { isOpen, onInput, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const cell = element?.closest<HTMLElement>('[data-column]');
    if (!isOpen || !element || !cell) return undefined;
    const place = () => putOver(element, cell.getBoundingClientRect());
    place();
    document.addEventListener('scroll', place, true);
    return () => document.removeEventListener('scroll', place, true);
  }, [isOpen]);
  return (
    <div ref={panel} onInput={onInput} className={isOpen ? 'pw-edit-panel' : 'pw-edit-inline'}>
      {children}
    </div>
  );
}

/** With its top left on the cell's, moved in where it would reach beyond the page. */
function putOver(panel: HTMLElement, cell: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const left = Math.max(4, Math.min(cell.left, window.innerWidth - width - 4));
  const top = Math.max(4, Math.min(cell.top, window.innerHeight - height - 4));
  panel.style.setProperty('--pw-panel-left', `${left}px`);
  panel.style.setProperty('--pw-panel-top', `${top}px`);
  panel.style.setProperty('--pw-panel-width', `${cell.width}px`);
}
