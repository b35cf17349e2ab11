import { useEffect, useState } from 'react';

import type { TreeOption } from '../../../engine/model/index.ts';
import { loadAreas } from '../../../engine/trees/area-tree.ts';

const trees = new Map<number, TreeOption[]>();

/**
 * Returns the areas down to `levels`, loaded on first use and then cached. Undefined while they load, null if loading
 * failed.
 */
export function useAreas(levels: number): TreeOption[] | null | undefined {
  const [failed, setFailed] = useState(false);
  const [, setLoaded] = useState(0);
  const known = trees.get(levels);

  useEffect(() => {
    if (known) return;
    let isLeft = false;
    loadAreas(levels).then(
      (tree) => {
        trees.set(levels, tree);
        if (!isLeft) setLoaded((count) => count + 1);
      },
      () => {
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [known, levels]);

  return known ?? (failed ? null : undefined);
}
