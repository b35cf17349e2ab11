import { useEffect } from 'react';

import { contentStands } from '../../../runtime/registry/index.ts';
import { PageLinks } from '../../../views/controls/page-links/index.ts';
import { SignedInRuntime } from '../../document-page/index.ts';

/** The first page where no document stands at its address: the pages that one may open. */
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
