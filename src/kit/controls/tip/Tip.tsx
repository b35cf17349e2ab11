import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import '../../tokens/tokens.css';
import './tip.css';

/** Milliseconds that the pointer has to rest before the tip opens. */
const rest = 100;

/** Pixels between the tip and its element, and from the edge of the window. */
const gap = 8;

interface Place {
  left: number;
  top: number;
  isBelow: boolean;
}

/**
 * Shows `title` above its child, or below where there is no space, while the pointer rests on it or the keyboard focus
 * is in it. The tip is created on demand: a page has many, and few are ever opened.
 */
export function Tip(props: { title: ReactNode; children: ReactNode; delay?: number; isOff?: boolean }) {
  const { title, children, delay = rest, isOff = false } = props;
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = place !== undefined && !isOff && title !== undefined && title !== '';
  useEffect(() => {
    const about = around.current?.firstElementChild;
    if (!isOpen || !about) return undefined;
    about.setAttribute('aria-describedby', id);
    return () => about.removeAttribute('aria-describedby');
  }, [isOpen, id]);

  const open = (after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlace(placeOf(around.current?.firstElementChild)), after);
  };
  const close = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  return (
    <span
      ref={around}
      className="pw-tip-around"
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && open(delay)}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && open(0)}
      onBlur={close}
    >
      {children}
      {isOpen &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            className="pw-tip"
            data-below={place.isBelow || undefined}
            style={{ left: place.left, top: place.top }}
            ref={keepInside}
          >
            {title}
          </span>,
          document.body,
        )}
    </span>
  );
}

function placeOf(about: Element | null | undefined): Place | undefined {
  const box = about?.getBoundingClientRect();
  if (!box) return undefined;
  const isBelow = box.top < 48;
  return { left: box.left + box.width / 2, top: isBelow ? box.bottom + gap : box.top - gap, isBelow };
}

function keepInside(tip: HTMLElement | null): void {
  if (!tip) return;
  const { left, right } = tip.getBoundingClientRect();
  const shift = Math.max(0, gap - left) - Math.max(0, right - (window.innerWidth - gap));
  if (shift !== 0) tip.style.marginInlineStart = `${shift}px`;
}
