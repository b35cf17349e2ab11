import { useMemo } from 'react';

import { createDocumentEditingPort } from '../../../data-sources/jeecg/index.ts';
import { keyOfPath } from '../../../schema/parse/index.ts';
import { SignedInRuntime } from '../../document-page/index.ts';
import { useApp } from '../../services/index.ts';
import { useTabLocation } from '../../tabs/index.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { OpenDocument } from './OpenDocument.tsx';
import './designer-page.css';

/** `/designer`: a document that the person may edit, chosen here or named by `?document=`, is designed and published. */
export function DesignerPage() {
  const { http } = useApp();
  const port = useMemo(() => createDocumentEditingPort(http), [http]);
  const { search, setSearch } = useTabLocation();
  const named = new URLSearchParams(search).get('document');
  const key = named === null ? undefined : keyOfPath(`${named}.json`);
  return (
    <div className="pw-page pw-designer-page">
      <SignedInRuntime>
        <DocumentChoice
          port={port}
          chosen={key}
          onChoose={(chosen) => setSearch(`?document=${encodeURIComponent(chosen)}`)}
        />
        {key && <OpenDocument key={key} port={port} documentKey={key} />}
      </SignedInRuntime>
    </div>
  );
}
