import { useEffect } from 'react';

import type { AuthEntry } from '../../engine/permission/index.ts';
import { DocumentPage } from '../../runtime/page/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { pageViews } from '../../views/page-views.tsx';
import { useApp, useData } from '../services/index.ts';
import { useTabLocation } from '../tabs/index.ts';
import { SignedInRuntime } from './SignedInRuntime.tsx';
import { useNavigation } from './use-navigation.ts';

export interface DocumentTabProps {
  document: DocumentKey;
  permissionList?: readonly AuthEntry[];
  onDocument?: (body: JsonObject) => void;
}

/**
 * Renders a document page in its tab. `permissionList`: the permission points that the menu grants or locks on this
 * page.
 */
export function DocumentTab(props: DocumentTabProps) {
  const { document, permissionList, onDocument } = props;
  const location = useTabLocation();
  const { documentChanges } = useApp();
  const { rememberPage } = useData();
  useEffect(() => rememberPage(location.path, document), [rememberPage, location.path, document]);
  const navigate = useNavigation();
  return (
    <div className="pw-page pw-document">
      <SignedInRuntime permissionList={permissionList}>
        <DocumentPage
          key={document}
          documentKey={document}
          views={pageViews}
          owner={location.path}
          location={location}
          navigate={navigate}
          changes={documentChanges.subscribe}
          {...(onDocument && { onDocument })}
        />
      </SignedInRuntime>
    </div>
  );
}
