import { useCallback, useEffect, useMemo, type ComponentProps } from 'react';

import {
  createBackendModulesPort,
  createDocumentEditingPort,
  createRolesPort,
} from '../../../data-sources/jeecg/index.ts';
import { contentStands } from '../../../runtime/registry/index.ts';
import { UnsavedOwner } from '../../../runtime/unsaved/use-unsaved.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { keyOfPath } from '../../../schema/parse/index.ts';
import { SignedInRuntime } from '../../document-page/index.ts';
import { useGo } from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import { useTabLocation } from '../../tabs/index.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { FormChoices } from './FormChoices.tsx';
import { FormsOfPage } from './FormsOfPage.tsx';
import { OpenDocument } from './OpenDocument.tsx';
import { useMayReadRoles } from './use-may-read-roles.ts';

import './designer-page.css';

/**
 * The page `/designer`. The user chooses a document that they may edit, or `?document=` names it; it is designed and
 * published here.
 */
export function DesignerPage() {
  const { http, documentChanges, settings } = useApp();
  const modules = useMemo(
    () => (settings.isJeecg ? createBackendModulesPort(http) : undefined),
    [http, settings.isJeecg],
  );
  const port = useMemo(() => createDocumentEditingPort(http), [http]);
  const { path, search, setSearch } = useTabLocation();
  useEffect(contentStands, []);
  const named = new URLSearchParams(search).get('document');
  const key = named === null ? undefined : keyOfPath(`${named}.json`);
  const choose = (chosen?: DocumentKey) => setSearch(chosen ? `?document=${encodeURIComponent(chosen)}` : '');
  return (
    <div className="pw-page pw-designer-page">
      <SignedInRuntime>
        <UnsavedOwner value={path}>
          {key && !key.endsWith('.form') ? (
            <FormsOfPage key={key} port={port} page={key} onChoose={choose} />
          ) : key ? (
            <>
              <DocumentChoice
                port={port}
                owner={path}
                chosen={key}
                onChoose={choose}
                changes={documentChanges.subscribe}
              />
              <Opened
                key={key}
                port={port}
                documentKey={key}
                changes={documentChanges.subscribe}
                onGone={() => choose()}
              />
            </>
          ) : (
            <FormChoices port={port} modules={modules} onChoose={choose} />
          )}
        </UnsavedOwner>
      </SignedInRuntime>
    </div>
  );
}

function Opened(
  props: Omit<ComponentProps<typeof OpenDocument>, 'roles' | 'onPublished' | 'onGo' | 'isMenuElsewhere'>,
) {
  const { http, settings, documentChanges, session } = useApp();
  const onGo = useGo();
  const roles = useMemo(() => createRolesPort(http), [http]);
  const mayRead = useMayReadRoles();
  const isMenuElsewhere = settings.isJeecg;
  const follow = useCallback(
    (keys: DocumentKey[]) => {
      documentChanges.publish(keys);
      void session.reload();
    },
    [documentChanges, session],
  );
  return (
    <OpenDocument
      {...props}
      roles={mayRead ? roles : undefined}
      isMenuElsewhere={isMenuElsewhere}
      onGo={onGo}
      // Without another server in between, the socket notifies of publications.
      onPublished={isMenuElsewhere ? follow : undefined}
    />
  );
}
