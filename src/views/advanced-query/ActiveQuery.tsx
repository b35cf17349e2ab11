import { Suspense, type ReactElement } from 'react';

import { antdComponent } from '../antd-scope/index.ts';
import { useIsPhone } from '../states/index.ts';

const ActiveQueryHint = antdComponent(async () => (await import('./ActiveQueryHint.tsx')).ActiveQueryHint);

export interface ActiveQueryProps {
  onClear: () => void;
  children: (close: () => void) => ReactElement;
}

/**
 * Around the button of the advanced query while it holds: says so, and takes it away, to the pointer and to the keyboard,
 * whose way leads on from the button to 清空. It goes when the button is pressed (`close`), so that it does not lie over
 * the dialog. Nothing hovers on a phone: the conditions above the rows say it there.
 */
export function ActiveQuery({ onClear, children }: ActiveQueryProps) {
  const plain = children(() => undefined);
  return useIsPhone() ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <ActiveQueryHint onClear={onClear}>{children}</ActiveQueryHint>
    </Suspense>
  );
}
