import { createContext, useContext, useSyncExternalStore } from 'react';

import type { DocumentSet } from '../../schema/documents/document.ts';
import type { PageEnvironment } from '../list/index.ts';
import type { DocumentsAround } from './documents-around.ts';
import type { PageViews } from './page-views.ts';

/**
 * The environment that a page provides to its parts, including its dialogs. The same object for as long as the page is
 * open.
 */
export interface PageScope {
  /** The page's document and all documents it refers to; observed with `useDocumentsAround`. */
  documents: DocumentsAround;
  views: PageViews;
  environment: Omit<PageEnvironment, 'notify'>;
}

export const PageScopeContext = createContext<PageScope | null>(null);

/** Returns the scope of the surrounding page; null outside a page. */
export function usePageScope(): PageScope | null {
  return useContext(PageScopeContext);
}

/** Returns the current documents of the surrounding page; undefined outside a page. */
export function useDocumentsAround(): DocumentSet | undefined {
  const around = usePageScope()?.documents;
  return useSyncExternalStore(around?.subscribe ?? never, () => around?.current());
}

function never() {
  return () => {};
}
