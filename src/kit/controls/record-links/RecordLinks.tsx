import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';
import type { RecordLinksProps } from './LoadedLinks.tsx';

const LoadedLinks = lazyComponent(async () => (await import('./LoadedLinks.tsx')).LoadedLinks);

/**
 * Links to the records that a message refers to, as far as the user has a page that shows them. Without a modifier key
 * `go` opens the page in its tab of the shell. The code is loaded when a message has links.
 */
export function RecordLinks(props: RecordLinksProps) {
  return (
    <Suspense fallback={null}>
      <LoadedLinks {...props} />
    </Suspense>
  );
}
