import { createElement, memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

import { resolvePage, type PageContents, type PageOf, type ResolvedPage } from '../../engine/kinds/index.ts';
import type { DocumentKey, DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { requestTemplate } from '../actions/index.ts';
import { useStructuralSharing } from '../form/index.ts';
import type { ListLocation, PageEnvironment } from '../list/index.ts';
import { useRuntime } from '../registry/index.ts';
import { UnsavedOwner } from '../unsaved/use-unsaved.ts';
import { createDocumentsAround } from './documents-around.ts';
import { documentSet, editorOfModel } from './page-documents.ts';
import { PageLocationContext } from './page-location.ts';
import { PageScopeContext } from './page-scope.ts';
import type { DocumentChanges, PageViewProps, PageViews } from './page-views.ts';
import { usePageDocuments } from './use-page-documents.ts';
import { vocabularyOf } from './vocabulary-of.ts';

export interface DocumentPageProps {
  /** E.g. `sales/order.list` or `base/customer.model`. Another key is another page (give the component that `key`). */
  documentKey: DocumentKey;
  views: PageViews;
  owner: string;
  location: ListLocation;
  navigate: PageEnvironment['navigate'];
  /** Reports changed documents. The page then updates and keeps its query, selection and unsaved forms. */
  changes?: DocumentChanges;
  onDocument?: (body: JsonObject) => void;
}

/** Loads, resolves and renders the documents of a page. */
export function DocumentPage({ documentKey, views, changes, onDocument, ...place }: DocumentPageProps) {
  const { ports } = useRuntime();
  const { documents, error, retry } = usePageDocuments(documentKey, ports.documents, changes);
  const body = documents?.find(({ key }) => key === documentKey)?.body;
  useEffect(() => {
    if (body) onDocument?.(body);
  }, [body, onDocument]);
  if (error) return <views.Failure error={error} onRetry={retry} />;
  if (!documents) return <views.Loading />;
  return <LoadedPage documentKey={documentKey} views={views} documents={documents} {...place} />;
}

type LoadedPageProps = Omit<DocumentPageProps, 'changes' | 'onDocument'> & {
  documents: Parameters<typeof documentSet>[0];
};

/** Memoized, so that it does not re-render while its documents are loading. */
const LoadedPage = memo(function LoadedPage(props: LoadedPageProps) {
  const { documentKey, views, documents, owner, location, navigate } = props;
  const { registry, ports, permissions } = useRuntime();
  const vocabulary = vocabularyOf(registry);
  const set: DocumentSet = useMemo(() => documentSet(documents), [documents]);
  const page = useStructuralSharing(
    useCallback(
      (previous: ResolvedPage | undefined) =>
        resolvePage(documentKey, set, vocabulary, { ...(permissions && { permissions }) }, previous),
      [documentKey, set, vocabulary, permissions],
    ),
  );
  const [store] = useState(() => createDocumentsAround(set));
  // Parts that render now read the new documents; parts that do not re-render are notified.
  const around = useMemo(() => store.put(set), [store, set]);
  useLayoutEffect(() => around.notify(set), [around, set]);
  const environment = useMemo<Omit<PageEnvironment, 'notify'>>(() => {
    const options = { ...(permissions && { permissions }) };
    return {
      owner,
      navigate,
      request: (id) => requestTemplate(around.current(), id),
      editorOf: (model, form) =>
        editorOfModel({ model, form }, { documents: around.current(), port: ports.documents, vocabulary, options }),
    };
  }, [owner, navigate, around, ports, vocabulary, permissions]);
  const scope = useMemo(() => ({ documents: around, views, environment }), [around, views, environment]);
  return (
    <PageScopeContext.Provider value={scope}>
      <PageLocationContext.Provider value={location}>
        <UnsavedOwner value={owner}>
          {page.kind === 'problem' ? (
            <views.Problem problem={page.problem} />
          ) : (
            <View page={page} views={views} location={location} {...environment} />
          )}
        </UnsavedOwner>
      </PageLocationContext.Provider>
    </PageScopeContext.Provider>
  );
});

function View<Kind extends keyof PageContents>({
  page: { kind, content },
  views,
  ...around
}: Omit<PageViewProps<Kind>, 'content'> & { page: PageOf<Kind>; views: PageViews }) {
  return createElement<PageViewProps<Kind>>(views.pages[kind], { content, ...around });
}
