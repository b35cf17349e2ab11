import { useEffect, useState } from 'react';

import { isLoaded, lazyComponent, whenContentStands } from '../../../runtime/registry/index.ts';

const IconDrawing = lazyComponent(async () => (await import('./IconDrawing.tsx')).IconDrawing);

/**
 * The icon of an entry or a button by its name, e.g. `shopping`. Decorative: the title beside it says it. The
 * drawings are loaded after the first page stands; their space is reserved until then.
 */
export function NamedIcon({ name }: { name: string | undefined }) {
  const [isReady, setReady] = useState(() => isLoaded(IconDrawing));
  useEffect(() => {
    if (isReady) return undefined;
    // Without its drawing the entry still says what it is.
    return whenContentStands(
      () =>
        void IconDrawing.preload().then(
          () => setReady(true),
          () => undefined,
        ),
    );
  }, [isReady]);
  return isReady ? <IconDrawing name={name} /> : <span className="anticon pw-menu-icon-space" aria-hidden="true" />;
}
