import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';
import type { RecordLinksProps } from './LoadedLinks.tsx';

const LoadedLinks = lazyComponent(async () => (await import('./LoadedLinks.tsx')).LoadedLinks);

/**
 * Links to what a message is about, as far as the person has a page that shows it. Without a modifier key `go` opens it in
 * its tab of the shell. They are loaded when a message has some.
 */
export function RecordLinks(props: RecordLinksProps) {
  return (
    <Suspense fallback={null}>
      <LoadedLinks {...props} />
    </Suspense>
  );
}
