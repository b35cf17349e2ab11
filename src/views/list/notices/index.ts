export { ListTask } from './ListTask.tsx';
export { ListWhy } from './LazyListWhy.tsx';
export { RemoteChangesBar } from './RemoteChangesBar.tsx';
export { SlowNotice } from './SlowNotice.tsx';
export { WholeQueryBanner } from './WholeQueryBanner.tsx';
