import { useEffect } from 'react';

import { PageLinks } from '../../../kit/controls/page-links/PageLinks.tsx';
import { contentStands } from '../../../runtime/registry/index.ts';
import { SignedInRuntime } from '../../document-page/index.ts';

/** The default home page, used if no document exists at its address: it lists the pages the user may open. */
export function HomePage() {
  useEffect(contentStands, []);
  return (
    <div className="pw-page">
      <SignedInRuntime>
        <PageLinks />
      </SignedInRuntime>
    </div>
  );
}
