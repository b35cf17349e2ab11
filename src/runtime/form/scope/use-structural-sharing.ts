import { useMemo, useState } from 'react';

/**
 * Returns the result of `resolve`, which receives its previous result so that unchanged parts keep their identity.
 * `resolve` must be stable while its inputs are the same.
 */
export function useStructuralSharing<Resolved>(resolve: (previous: Resolved | undefined) => Resolved): Resolved {
  const [chain] = useState(() => createChain<Resolved>());
  return useMemo(() => chain.next(resolve), [chain, resolve]);
}

function createChain<Resolved>() {
  let last: Resolved | undefined;
  return {
    next(resolve: (previous: Resolved | undefined) => Resolved): Resolved {
      last = resolve(last);
      return last;
    },
  };
}
