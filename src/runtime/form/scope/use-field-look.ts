import { useMemo, useSyncExternalStore } from 'react';

import type { FieldNode } from '../../../engine/form/index.ts';
import type { FieldLook, FormModel } from '../model/index.ts';

/** Returns the look of a field and re-renders when it changes. React subscribes again when a hidden tab is shown. */
export function useFieldLook({ looks }: FormModel, node: FieldNode): FieldLook {
  const { subscribe, get } = useMemo(
    () => ({ subscribe: (onChange: () => void) => looks.subscribe(node, onChange), get: () => looks.of(node) }),
    [looks, node],
  );
  return useSyncExternalStore(subscribe, get);
}
