import type { ComponentType } from 'react';

import type { PageContents } from '../../engine/kinds/index.ts';
import type { ResolvedList } from '../../engine/list/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { ListLocation, PageEnvironment } from '../list/index.ts';
import type { PortError } from '../ports/index.ts';

export type PageViewProps<Kind extends keyof PageContents> = Omit<PageEnvironment, 'notify'> & {
  content: PageContents[Kind];
  location: ListLocation;
};

export interface PageViews {
  pages: { [Kind in keyof PageContents]: ComponentType<PageViewProps<Kind>> };
  List: ComponentType<Omit<PageEnvironment, 'notify'> & { list: ResolvedList; location: ListLocation }>;
  Loading: ComponentType;
  Failure: ComponentType<{ error: PortError; onRetry: () => void }>;
  Problem: ComponentType<{ problem: Problem }>;
}

/** Documents that changed; `all` if it is unknown which. */
export type ChangedDocuments = readonly DocumentKey[] | 'all';

/**
 * Subscribes to changes of documents, on disk or by publishing.
 * @returns unsubscribes.
 */
export type DocumentChanges = (listener: (keys: ChangedDocuments) => void) => () => void;
