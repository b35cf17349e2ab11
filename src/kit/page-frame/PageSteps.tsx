import type { ReactNode } from 'react';

import { StepOrigin } from '../../runtime/actions/index.ts';
import { usePageOrigin } from '../../runtime/page/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { useNotify } from '../feedback/index.ts';

/** Provides the execution of steps inside a form or a screen; `owner` is the tab that their dialogs belong to. */
export function PageSteps(props: { owner: string; record?: DataRecord; refresh?: () => void; children: ReactNode }) {
  const { children, ...around } = props;
  const notify = useNotify();
  return <StepOrigin.Provider value={usePageOrigin({ ...around, notify })}>{children}</StepOrigin.Provider>;
}
