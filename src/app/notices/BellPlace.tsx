import { useEffect, useState } from 'react';

import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';

const Bell = lazyComponent(async () => (await import('./Bell.tsx')).Bell);

/** The place of the bell in the header. The bell is loaded when the first page stands; its place is kept until then. */
export function BellPlace() {
  const [isReady, setReady] = useState(Bell.isLoaded);
  useEffect(() => {
    if (isReady) return undefined;
    // Without it everything else works.
    return whenContentStands(() =>
      Bell.preload().then(
        () => setReady(true),
        () => undefined,
      ),
    );
  }, [isReady]);
  return <span className="pw-bell-place">{isReady && <Bell />}</span>;
}
