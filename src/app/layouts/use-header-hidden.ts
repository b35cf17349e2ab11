import { useState, type UIEvent } from 'react';

/** Pixels that a page scrolls before its header leaves. */
const distance = 100;

/** Whether the header is away: `isWanted`, and a page below it was scrolled down last and is further down than 100 px. */
export function useHeaderHidden(isWanted: boolean): { isHidden: boolean; onScroll: (event: UIEvent) => void } {
  const [{ top, isHidden }, setScroll] = useState({ top: 0, isHidden: false });
  return {
    isHidden: isWanted && isHidden,
    onScroll({ target, currentTarget }) {
      // What floats above the page is drawn elsewhere in the document.
      if (!isWanted || !(target instanceof Element) || !currentTarget.contains(target)) return;
      const now = target.scrollTop;
      // At its end a page moves up by itself, as there is more room without the header.
      const isAtEnd = now + target.clientHeight >= target.scrollHeight - 1;
      const hides = now > distance && (now >= top || (isHidden && isAtEnd));
      if (now !== top || hides !== isHidden) setScroll({ top: now, isHidden: hides });
    },
  };
}
