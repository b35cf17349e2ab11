import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { useViewVariables } from '../../../kit/states/index.ts';
import { useActiveError, type GridStore } from '../../../runtime/table/editing/index.ts';

/**
 * The error of the cell under the pointer, else of the active one. It floats over the page, so that no edge of the
 * table clips it. Screen readers read it from the cell itself.
 */
export function ErrorTip({ store, scroller }: { store: GridStore; scroller: RefObject<HTMLElement | null> }) {
  const hovered = useHoveredWrongCell(scroller);
  const own = useActiveError(store);
  const message = hovered?.getAttribute('aria-description') ?? own;
  if (!message) return null;
  return <Tip message={message} cellOf={() => hovered ?? scroller.current?.querySelector('.pw-edit-active')} />;
}

function Tip({ message, cellOf }: { message: string; cellOf: () => Element | null | undefined }) {
  const tip = useRef<HTMLDivElement>(null);
  const style = useViewVariables();
  useLayoutEffect(() => {
    const place = () => {
      const cell = cellOf();
      if (cell && tip.current) putBeside(tip.current, cell.getBoundingClientRect());
    };
    place();
    document.addEventListener('scroll', place, true);
    return () => document.removeEventListener('scroll', place, true);
  });
  return createPortal(
    <div ref={tip} className="pw-edit-tip" style={{ ...style, color: '#fff' }} aria-hidden="true">
      {message}
    </div>,
    document.body,
  );
}

function useHoveredWrongCell(scroller: RefObject<HTMLElement | null>): HTMLElement | null {
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const over = ({ target }: MouseEvent) =>
      setHovered(target instanceof Element ? target.closest<HTMLElement>('.pw-edit-wrong') : null);
    const out = () => setHovered(null);
    element.addEventListener('mouseover', over);
    element.addEventListener('mouseleave', out);
    return () => {
      element.removeEventListener('mouseover', over);
      element.removeEventListener('mouseleave', out);
    };
  }, [scroller]);
  return hovered;
}

function putBeside(tip: HTMLElement, cell: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const above = cell.top - height - 4;
  tip.style.top = `${above >= 4 ? above : cell.bottom + 4}px`;
  tip.style.left = `${Math.max(4, Math.min(cell.left, window.innerWidth - width - 4))}px`;
}
