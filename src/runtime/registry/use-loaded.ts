import { useEffect, useState } from 'react';

import { isLoaded, preload } from './lazy-component.ts';

/**
 * Whether the component's code is here. It is loaded once it is `wanted`; where that fails, again with the next want
 * (another value that is not empty), or when the network is back. What is around goes on without it meanwhile.
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
