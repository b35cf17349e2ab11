import { createContext, useContext } from 'react';

import type { DocumentSet } from '../../schema/documents/document.ts';
import type { PageEnvironment } from '../list/index.ts';
import type { PageViews } from './page-views.ts';

/** What the parts of a page, its dialogs among them, may know of it. */
export interface PageScope {
  /** The page's document and all it refers to. */
  documents: DocumentSet;
  /** What other pages are drawn with: a list or a screen inside a dialog. */
  views: PageViews;
  environment: Omit<PageEnvironment, 'notify'>;
}

export const PageScopeContext = createContext<PageScope | null>(null);

/** The page around; null where a part is drawn without one. */
export function usePageScope(): PageScope | null {
  return useContext(PageScopeContext);
}
