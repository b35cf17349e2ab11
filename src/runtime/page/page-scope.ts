import { createContext, useContext, useSyncExternalStore } from 'react';

import type { DocumentSet } from '../../schema/documents/document.ts';
import type { PageEnvironment } from '../list/index.ts';
import type { DocumentsAround } from './documents-around.ts';
import type { PageViews } from './page-views.ts';

/** What the parts of a page, its dialogs among them, may know of it. The same object for as long as the page is open. */
export interface PageScope {
  /** The page's document and all it refers to, followed with `useDocumentsAround`. */
  documents: DocumentsAround;
  /** What other pages are drawn with: a list or a screen inside a dialog. */
  views: PageViews;
  environment: Omit<PageEnvironment, 'notify'>;
}

export const PageScopeContext = createContext<PageScope | null>(null);

/** The page around; null where a part is drawn without one. */
export function usePageScope(): PageScope | null {
  return useContext(PageScopeContext);
}

/** The documents of the page around, as they are now; undefined where a part is drawn without one. */
export function useDocumentsAround(): DocumentSet | undefined {
  const around = usePageScope()?.documents;
  return useSyncExternalStore(around?.subscribe ?? never, () => around?.current());
}

function never() {
  return () => {};
}
