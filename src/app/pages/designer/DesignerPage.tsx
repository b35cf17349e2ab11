import { useEffect, useMemo } from 'react';

import { createDocumentEditingPort } from '../../../data-sources/jeecg/index.ts';
import { keyOfPath } from '../../../schema/parse/index.ts';
import { contentStands } from '../../../runtime/registry/index.ts';
import { UnsavedOwner } from '../../../runtime/unsaved/index.ts';
import { SignedInRuntime } from '../../document-page/index.ts';
import { useApp } from '../../services/index.ts';
import { useTabLocation } from '../../tabs/index.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { OpenDocument } from './OpenDocument.tsx';
import './designer-page.css';

/** `/designer`: a document that the person may edit, chosen here or named by `?document=`, is designed and published. */
export function DesignerPage() {
  const { http, documentChanges } = useApp();
  const port = useMemo(() => createDocumentEditingPort(http), [http]);
  const { path, search, setSearch } = useTabLocation();
  useEffect(contentStands, []);
  const named = new URLSearchParams(search).get('document');
  const key = named === null ? undefined : keyOfPath(`${named}.json`);
  return (
    <div className="pw-page pw-designer-page">
      <SignedInRuntime>
        <UnsavedOwner value={path}>
          <DocumentChoice
            port={port}
            owner={path}
            chosen={key}
            onChoose={(chosen) => setSearch(`?document=${encodeURIComponent(chosen)}`)}
          />
          {key && <OpenDocument key={key} {...{ port }} documentKey={key} changes={documentChanges.subscribe} />}
        </UnsavedOwner>
      </SignedInRuntime>
    </div>
  );
}
