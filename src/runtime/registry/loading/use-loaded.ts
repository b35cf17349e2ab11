import { useEffect, useState } from 'react';

import { isLoaded, preload } from './lazy-component.ts';

/**
 * Returns true once the component's code is loaded. Loading starts when `wanted` is truthy; after a failure it is
 * retried when `wanted` changes to another truthy value or the network is back. The surrounding content works without
 * it meanwhile.
 */
export function useLoaded(component: object, wanted: unknown): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere || !wanted) return undefined;
    const load = () =>
      void preload(component).then(
        () => setHere(true),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [component, isHere, wanted]);
  return isHere || isLoaded(component);
}
