export { StartedList } from './StartedList.tsx';
export { ListPage } from './ListPage.tsx';
