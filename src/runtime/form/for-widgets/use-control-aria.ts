import { useLayoutEffect } from 'react';

import type { WidgetProps } from '../../registry/index.ts';

type AriaProps = Pick<WidgetProps, 'id' | (typeof names)[number]>;

const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-required', 'aria-invalid'] as const;

/**
 * Sets the aria attributes on the control itself, by its id: antd's Select also copies its attributes to the box around
 * its input, where they are not allowed.
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
