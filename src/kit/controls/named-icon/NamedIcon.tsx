import { useEffect, useState } from 'react';

import { isLoaded, lazyComponent, whenContentStands } from '../../../runtime/registry/index.ts';

const IconDrawing = lazyComponent(async () => (await import('./IconDrawing.tsx')).IconDrawing);

/**
 * The icon of an entry or a button by its name, e.g. `shopping`. It is decorative: the title next to it has the
 * meaning. The drawings are loaded after the first page is shown; their space is reserved until then.
 */
export function NamedIcon({ name }: { name: string | undefined }) {
  const [isReady, setReady] = useState(() => isLoaded(IconDrawing));
  useEffect(() => {
    if (isReady) return undefined;
    // Without its drawing the entry is still understandable.
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
