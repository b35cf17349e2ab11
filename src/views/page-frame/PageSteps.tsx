import type { ReactNode } from 'react';

import { StepOrigin } from '../../runtime/actions/index.ts';
import { usePageOrigin } from '../../runtime/page/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { useNotify } from '../feedback/index.ts';

/** Lets the steps inside a form or a screen be carried out; `owner` is the tab whose dialogs they open. */
export function PageSteps(props: { owner: string; record?: DataRecord; refresh?: () => void; children: ReactNode }) {
  const { children, ...around } = props;
  const notify = useNotify();
  return <StepOrigin.Provider value={usePageOrigin({ ...around, notify })}>{children}</StepOrigin.Provider>;
}
