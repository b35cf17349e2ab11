import { useEffect, useState } from 'react';

import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';

const Bell = lazyComponent(async () => (await import('./Bell.tsx')).Bell);

/** Reserves the place of the bell in the header, and loads the bell after the first page has rendered. */
export function BellPlace() {
  const [isReady, setReady] = useState(Bell.isLoaded);
  useEffect(() => {
    if (isReady) return undefined;
    return whenContentStands(() =>
      Bell.preload().then(
        () => setReady(true),
        () => undefined,
      ),
    );
  }, [isReady]);
  return <span className="pw-bell-place">{isReady && <Bell />}</span>;
}
