import { useLayoutEffect } from 'react';

/**
 * Puts `aria-required` and `aria-invalid` on the control of that id itself: antd's Select also copies them to the box
 * around it, where they are not allowed.
 */
export function useControlAria(id: string | undefined, aria: { 'aria-required'?: boolean; 'aria-invalid'?: boolean }) {
  useLayoutEffect(() => {
    const control = id === undefined ? null : document.getElementById(id);
    for (const name of ['aria-required', 'aria-invalid'] as const) {
      if (aria[name]) control?.setAttribute(name, 'true');
      else control?.removeAttribute(name);
    }
  });
}
