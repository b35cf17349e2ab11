import { useEffect, useState } from 'react';

import { isLoaded, lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';

const NamedIcon = lazyComponent(async () => (await import('./NamedIcon.tsx')).NamedIcon);

/**
 * The icon of a menu entry by the server's name for it, e.g. `shopping`. Decorative: the entry's title says it. The
 * drawings are loaded after the first page stands; their space is reserved until then.
 */
export function MenuIcon({ name }: { name: string | undefined }) {
  const [isReady, setReady] = useState(() => isLoaded(NamedIcon));
  useEffect(() => {
    if (isReady) return undefined;
    // Without its drawing the entry still says what it is.
    return whenContentStands(
      () =>
        void NamedIcon.preload().then(
          () => setReady(true),
          () => undefined,
        ),
    );
  }, [isReady]);
  return isReady ? <NamedIcon name={name} /> : <span className="anticon pw-menu-icon-space" aria-hidden="true" />;
}
