import type { PageViews } from '../runtime/page/index.ts';
import { StartedList } from './list/index.ts';
import { FormPage, ScreenPage } from './page/index.ts';
import { ProblemCard } from './problem-card/index.ts';
import { ListSkeleton, LoadFailure } from './states/index.ts';

/** How pages made of documents look: what `DocumentPage` draws with. */
export const pageViews: PageViews = {
  List: StartedList,
  Form: FormPage,
  Screen: ScreenPage,
  Loading: ListSkeleton,
  Problem: ProblemCard,
  Failure: (props) => <LoadFailure {...props} missing="页面" />,
};
