/** Notices above the rows of a list: changes of others, a long task, a slow answer, the whole selection; and why the list shows what it shows. */
export { ListTask } from './ListTask.tsx';
export { ListWhy } from './LazyListWhy.tsx';
export { RemoteChangesBar } from './RemoteChangesBar.tsx';
export { SlowNotice } from './SlowNotice.tsx';
export { WholeQueryBanner } from './WholeQueryBanner.tsx';
