import { useMemo, useState } from 'react';

/**
 * What `resolve` gives of the documents of now, told what it gave before, so that what has not changed stays the same
 * object. `resolve` must keep its identity for as long as it reads the same.
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
