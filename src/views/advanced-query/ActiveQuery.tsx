import { type ReactElement, Suspense } from 'react';

import { antdComponent } from '../antd-scope/index.ts';
import { useIsPhone } from '../states/index.ts';
import { ActiveQueryText } from './ActiveQueryText.tsx';

const ActiveQueryHint = antdComponent(async () => (await import('./ActiveQueryHint.tsx')).ActiveQueryHint);

export interface ActiveQueryProps {
  onClear: () => void;
  children: (close: () => void) => ReactElement;
}

/**
 * Around the button of the advanced query while it holds: says so, and takes it away, to the pointer and to the keyboard,
 * whose way leads on from the button to 清空. It goes when the button is pressed (`close`), so that it does not lie over
 * the dialog. Nothing hovers on a phone: a bar says it there.
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

/** On a phone: a bar that shows that an advanced query is active, with a button to clear it. */
export function ActiveQueryBar({ onClear }: { onClear: () => void }) {
  return (
    <p className="pw-notice-bar" role="status">
      <ActiveQueryText onClear={onClear} />
    </p>
  );
}
