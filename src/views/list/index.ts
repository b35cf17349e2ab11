/** How a list page looks: its search, its toolbar, its rows, its pages, and what stands beside it. */
export { StartedList } from './StartedList.tsx';
export { ListPage } from './ListPage.tsx';
