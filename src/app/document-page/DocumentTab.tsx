import { useCallback, useEffect } from 'react';

import { safeUrl } from '../../engine/gate/index.ts';
import type { ActionEffects } from '../../runtime/actions/index.ts';
import { DocumentPage } from '../../runtime/page/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import { pageViews } from '../../views/page-views.tsx';
import { useApp } from '../services/index.ts';
import { useGo } from '../routes/index.ts';
import { useTabLocation } from '../tabs/index.ts';
import { SignedInRuntime } from './SignedInRuntime.tsx';

/** A page made of documents, in its tab. */
export function DocumentTab({ document }: { document: DocumentKey }) {
  const location = useTabLocation();
  const { documentChanges, rememberPage } = useApp();
  useEffect(() => rememberPage(location.path, document), [rememberPage, location.path, document]);
  const go = useGo();
  const navigate = useCallback<ActionEffects['navigate']>(
    ({ to, newTab }) => {
      const address = safeUrl(to);
      if (address === undefined) return;
      if (newTab || !address.startsWith('/')) window.open(address, '_blank', 'noopener,noreferrer');
      else go(address);
    },
    [go],
  );
  return (
    <div className="pw-page pw-document">
      <SignedInRuntime>
        <DocumentPage
          key={document}
          documentKey={document}
          views={pageViews}
          owner={location.path}
          location={location}
          navigate={navigate}
          changes={documentChanges.subscribe}
        />
      </SignedInRuntime>
    </div>
  );
}
