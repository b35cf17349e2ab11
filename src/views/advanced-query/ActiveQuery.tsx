import { Suspense } from 'react';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import { useIsPhone } from '../../kit/states/index.ts';
import type { ActiveQueryProps } from './active-query-props.ts';

const ActiveQueryHint = antdComponent(async () => (await import('./ActiveQueryHint.tsx')).ActiveQueryHint);

/**
 * Wraps the button of the advanced query while one is active. A hint reports it and offers 清空, for the pointer and for
 * the keyboard, which reaches 清空 after the button. `close` hides the hint when the button is pressed, so that it does
 * not cover the dialog. A phone has no hover: the conditions above the rows show it there.
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
