/** What a list says above its rows: news, a long task, a slow answer, all that is selected; and why it shows what it shows. */
export { ListTask } from './ListTask.tsx';
export { ListWhy } from './ListWhy.tsx';
export { NewsBar } from './NewsBar.tsx';
export { SlowNotice } from './SlowNotice.tsx';
export { WholeQueryBanner } from './WholeQueryBanner.tsx';
