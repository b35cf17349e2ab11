import { antdComponent } from '../kit/antd-scope/AntdScope.tsx';
import { ProblemCard } from '../kit/problem-card/index.ts';
import { ListSkeleton, LoadFailure } from '../kit/states/index.ts';
import { say } from '../locale/index.ts';
import type { PageViews } from '../runtime/page/index.ts';
import { AddressedList } from './list/AddressedList.tsx';
import { ListWithPanes } from './list/ListWithPanes.tsx';

const FormPage = antdComponent(async () => (await import('./page/index.ts')).FormPage);
const ScreenPage = antdComponent(async () => (await import('./page/index.ts')).ScreenPage);

/** The views that `DocumentPage` renders documents with. */
export const pageViews: PageViews = {
  pages: {
    list: AddressedList,
    form: ({ content, owner }) => <FormPage form={content} owner={owner} />,
    screen: ({ content, owner, location }) => <ScreenPage screen={content} owner={owner} location={location} />,
  },
  List: ListWithPanes,
  Loading: ListSkeleton,
  Problem: ProblemCard,
  Failure: (props) => <LoadFailure {...props} missing={say('页面')} />,
};
