import { useLayoutEffect } from 'react';

import type { WidgetProps } from '../../registry/index.ts';

type AriaProps = Pick<WidgetProps, 'id' | (typeof names)[number]>;

const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-required', 'aria-invalid'] as const;

/**
 * Puts the aria attributes on the control of that id itself: antd's Select copies what it is given to the box
 * around its input too, where it is not allowed.
 */
export function useControlAria(props: AriaProps): void {
  useLayoutEffect(() => {
    const control = props.id === undefined ? null : document.getElementById(props.id);
    for (const name of names) {
      const value = props[name];
      if (value === undefined || value === false) control?.removeAttribute(name);
      else control?.setAttribute(name, String(value));
    }
  });
}
