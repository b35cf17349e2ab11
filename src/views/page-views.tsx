import type { PageViews } from '../runtime/page/index.ts';
import { antdComponent } from './antd-scope/index.ts';
import { StartedList } from './list/index.ts';
import { ProblemCard } from './problem-card/index.ts';
import { ListSkeleton, LoadFailure } from './states/index.ts';

/** How pages made of documents look: what `DocumentPage` draws with. */
export const pageViews: PageViews = {
  List: StartedList,
  Form: antdComponent(async () => (await import('./page/index.ts')).FormPage),
  Screen: antdComponent(async () => (await import('./page/index.ts')).ScreenPage),
  Loading: ListSkeleton,
  Problem: ProblemCard,
  Failure: (props) => <LoadFailure {...props} missing="页面" />,
};
