import { Suspense, type ReactNode } from 'react';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import { ListSkeleton } from '../../kit/states/index.ts';
import { lazyComponent } from '../../runtime/registry/index.ts';
import { madeDocument, matchPage, type PageRoute } from '../routes/index.ts';
import { RefusedAddressPage, StatusCodePage, UnknownPage } from '../status-pages/index.ts';
import { DocumentTab, MadeTab } from './document-tab.ts';

const DesignerPage = antdComponent(async () => (await import('./designer/DesignerPage.tsx')).DesignerPage);
const FramePage = lazyComponent(async () => (await import('./FramePage.tsx')).FramePage);
const HomePage = lazyComponent(async () => (await import('./home/HomePage.tsx')).HomePage);

const withHeading: ReadonlySet<PageRoute['target']['kind']> = new Set(['home', 'status', 'refused', 'unknown']);

/** Renders the page at a path; also returns the path's parameters. Undefined if there is no such page. */
export function drawPage(
  pages: readonly PageRoute[],
  path: string,
): { content: ReactNode; params: Record<string, string> } | undefined {
  const match = matchPage(pages, path);
  if (!match) return undefined;
  const { page, params } = match;
  const heading = !withHeading.has(page.target.kind) && <h1 className="pw-visually-hidden">{page.title}</h1>;
  const content = (
    <>
      {heading}
      {/* Error and status pages are loaded on demand. */}
      <Suspense fallback={null}>{contentOf(page, params)}</Suspense>
    </>
  );
  return { content, params };
}

function DocumentSkeleton() {
  return (
    <div className="pw-page pw-document">
      <div className="pw-document-skeleton">
        <ListSkeleton />
      </div>
    </div>
  );
}

function loading(page: ReactNode): ReactNode {
  return <Suspense fallback={<DocumentSkeleton />}>{page}</Suspense>;
}

function contentOf({ target, title, permissionList }: PageRoute, params: Record<string, string>): ReactNode {
  const granted = permissionList && { permissionList };
  switch (target.kind) {
    case 'home':
      return loading(<HomePage />);
    case 'designer':
      return loading(<DesignerPage />);
    case 'document':
      return target.isMade
        ? loading(<MadeTab key={target.document} document={target.document} title={title} {...granted} />)
        : loading(<DocumentTab document={target.document} {...granted} />);
    case 'coded': {
      const code = params[target.parameter] ?? '';
      const page = target.pages.find((each) => each.code === code);
      return page ? (
        loading(<DocumentTab document={page.document} {...granted} />)
      ) : (
        <UnknownPage component={target.component} title={title} code={code} />
      );
    }
    case 'made': {
      const document = madeDocument(target.document, params[target.parameter] ?? '');
      return loading(<MadeTab key={document} document={document} {...granted} />);
    }
    case 'frame':
      return <FramePage url={target.url} title={title} />;
    case 'status':
      return <StatusCodePage code={target.code} lacks={target.lacks} />;
    case 'refused':
      return <RefusedAddressPage url={target.url} />;
    case 'unknown':
      return <UnknownPage component={target.component} title={title} />;
    case 'redirect':
      return null;
  }
}
