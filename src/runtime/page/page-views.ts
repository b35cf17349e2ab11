import type { ComponentType } from 'react';

import type { PageContents } from '../../engine/kinds/index.ts';
import type { ResolvedList } from '../../engine/list/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ListLocation, PageEnvironment } from '../list/index.ts';
import type { PortError } from '../ports/index.ts';

/** What a view of a page is given: the page, its address and what buttons act through. */
export type PageViewProps<Kind extends keyof PageContents> = Omit<PageEnvironment, 'notify'> & {
  content: PageContents[Kind];
  location: ListLocation;
};

/** The components that draw a page. */
export interface PageViews {
  /** The view of each kind of page. */
  pages: { [Kind in keyof PageContents]: ComponentType<PageViewProps<Kind>> };
  /** A list inside something else. */
  List: ComponentType<Omit<PageEnvironment, 'notify'> & { list: ResolvedList; location: ListLocation }>;
  Loading: ComponentType;
  Failure: ComponentType<{ error: PortError; onRetry: () => void }>;
  Problem: ComponentType<{ problem: Problem }>;
}

/** Documents that changed; `all` where nobody knows which. */
export type ChangedDocuments = readonly DocumentKey[] | 'all';

/** Subscribes to changes of documents, on disk or by publishing. @returns unsubscribes. */
export type DocumentChanges = (listener: (keys: ChangedDocuments) => void) => () => void;
