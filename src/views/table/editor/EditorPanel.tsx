import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';

/**
 * Wraps an editor. If open, it floats over the page at its cell, so that no edge of the table clips it. The editor's
 * element is not replaced on opening, so that an input method keeps composing.
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

function putOver(panel: HTMLElement, cell: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const left = Math.max(4, Math.min(cell.left, window.innerWidth - width - 4));
  const top = Math.max(4, Math.min(cell.top, window.innerHeight - height - 4));
  panel.style.setProperty('--pw-panel-left', `${left}px`);
  panel.style.setProperty('--pw-panel-top', `${top}px`);
  panel.style.setProperty('--pw-panel-width', `${cell.width}px`);
}
