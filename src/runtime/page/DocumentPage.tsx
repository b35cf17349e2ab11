import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';

import { type ResolvedPage, resolvePage } from '../../engine/list/index.ts';
import type { DocumentKey, DocumentSet } from '../../schema/documents/document.ts';
import type { ListLocation, PageEnvironment } from '../list/index.ts';
import { useRuntime } from '../registry/index.ts';
import { requestTemplate } from '../actions/index.ts';
import { createDocumentsAround } from './documents-around.ts';
import { documentSet, editorOfModel } from './page-documents.ts';
import { type PageScope, PageScopeContext } from './page-scope.ts';
import type { DocumentChanges, PageViews } from './page-views.ts';
import { usePageDocuments } from './use-page-documents.ts';
import { useStructuralSharing } from '../form/index.ts';
import { vocabularyOf } from './vocabulary-of.ts';

export interface DocumentPageProps {
  /** E.g. `sales/order.list` or `base/customer.model`; another key is another page (give the component that `key`). */
  documentKey: DocumentKey;
  views: PageViews;
  /** Id of the tab. */
  owner: string;
  location: ListLocation;
  navigate: PageEnvironment['navigate'];
  /** Tells of changed documents; the page then follows them and keeps its query, selection and half-filled forms. */
  changes?: DocumentChanges;
}

/** A page made of documents: loads them, resolves them, draws them. */
export function DocumentPage({ documentKey, views, changes, ...place }: DocumentPageProps) {
  const { ports } = useRuntime();
  const { documents, error, retry } = usePageDocuments(documentKey, ports.documents, changes);
  if (error) return <views.Failure error={error} onRetry={retry} />;
  if (!documents) return <views.Loading />;
  return <LoadedPage documentKey={documentKey} views={views} documents={documents} {...place} />;
}

type LoadedPageProps = Omit<DocumentPageProps, 'changes'> & { documents: Parameters<typeof documentSet>[0] };

/** Not drawn again while its documents are only asked for. */
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
  // Parts that are drawn now read the new ones, those that are not drawn again are told.
  const around = useMemo(() => store.put(set), [store, set]);
  useLayoutEffect(() => around.tell(set), [around, set]);
  const environment = useMemo<Omit<PageEnvironment, 'notify'>>(() => {
    const options = { ...(permissions && { permissions }) };
    return {
      owner,
      navigate,
      request: (id) => requestTemplate(around.current(), id),
      editorOf: (model) =>
        editorOfModel(model, { documents: around.current(), port: ports.documents, vocabulary, options }),
    };
  }, [owner, navigate, around, ports, vocabulary, permissions]);
  const scope = useMemo(() => ({ documents: around, views, environment }), [around, views, environment]);
  return (
    <PageScopeContext.Provider value={scope}>
      {drawn(page, { documentKey, views, location, environment })}
    </PageScopeContext.Provider>
  );
});

function drawn(
  page: ResolvedPage,
  around: Pick<DocumentPageProps, 'documentKey' | 'views' | 'location'> & Pick<PageScope, 'environment'>,
): ReactNode {
  const { documentKey, views, location, environment } = around;
  const { List, Form, Screen, Problem } = views;
  switch (page.kind) {
    case 'list':
      return <List isPage list={page.list} location={location} {...environment} />;
    case 'form':
      return Form ? <Form form={page.form} {...environment} /> : <Problem problem={notDrawn(documentKey)} />;
    case 'screen':
      return Screen ? <Screen screen={page.screen} {...environment} /> : <Problem problem={notDrawn(documentKey)} />;
    case 'problem':
      return <Problem problem={page.problem} />;
  }
}

function notDrawn(document: DocumentKey) {
  const message = '这里没有登记画这一类页面的组件，请打开使用它的列表。';
  return { severity: 'error' as const, code: 'not-a-page', document, pointer: '', message };
}
