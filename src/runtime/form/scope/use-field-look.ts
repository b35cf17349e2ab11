import { useMemo, useSyncExternalStore } from 'react';

import type { FieldNode } from '../../../engine/form/index.ts';
import type { FieldLook, FormModel } from '../model/index.ts';

/** What a field looks like; draws again when it looks different. React takes the subscription up anew where a tab shows again. */
export function useFieldLook({ looks }: FormModel, node: FieldNode): FieldLook {
  const { subscribe, get } = useMemo(
    () => ({ subscribe: (onChange: () => void) => looks.subscribe(node, onChange), get: () => looks.of(node) }),
    [looks, node],
  );
  return useSyncExternalStore(subscribe, get);
}
