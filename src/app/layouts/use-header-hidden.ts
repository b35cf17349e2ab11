import { useState, type UIEvent } from 'react';

const distance = 100;

/**
 * Hides the header if `isWanted` and the last scroll of a page below it went down and its position is beyond 100 px.
 */
export function useHeaderHidden(isWanted: boolean): { isHidden: boolean; onScroll: (event: UIEvent) => void } {
  const [{ top, isHidden }, setScroll] = useState({ top: 0, isHidden: false });
  return {
    isHidden: isWanted && isHidden,
    onScroll({ target, currentTarget }) {
      // Popups above the page are rendered elsewhere in the document.
      if (!isWanted || !(target instanceof Element) || !currentTarget.contains(target)) return;
      const now = target.scrollTop;
      // At its end a page moves up by itself, because hiding the header makes more room.
      const isAtEnd = now + target.clientHeight >= target.scrollHeight - 1;
      const hides = now > distance && (now >= top || (isHidden && isAtEnd));
      if (now !== top || hides !== isHidden) setScroll({ top: now, isHidden: hides });
    },
  };
}
