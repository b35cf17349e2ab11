import type { ComponentType } from 'react';

import type { ResolvedForm } from '../../engine/form/index.ts';
import type { ResolvedList } from '../../engine/list/index.ts';
import type { ResolvedScreen } from '../../engine/screen/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problem.ts';
import type { PortError } from '../ports/index.ts';
import type { ListLocation, PageEnvironment } from '../list/index.ts';

/** The components that draw a page. */
export interface PageViews {
  List: ComponentType<
    Omit<PageEnvironment, 'notify'> & { list: ResolvedList; location: ListLocation; isPage?: boolean }
  >;
  /** Where it is absent, a form document shows a problem card. */
  Form?: ComponentType<Omit<PageEnvironment, 'notify'> & { form: ResolvedForm }>;
  /** Where it is absent, a screen document shows a problem card. */
  Screen?: ComponentType<Omit<PageEnvironment, 'notify'> & { screen: ResolvedScreen }>;
  Loading: ComponentType;
  Failure: ComponentType<{ error: PortError; onRetry: () => void }>;
  Problem: ComponentType<{ problem: Problem }>;
}

/** Subscribes to changes of documents, on disk or by publishing. @returns unsubscribes. */
export type DocumentChanges = (listener: (keys: readonly DocumentKey[]) => void) => () => void;
