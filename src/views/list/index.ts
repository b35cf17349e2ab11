/** How a list page looks. */
export { ListPage, type ListPageProps } from './ListPage.tsx';
export { pageViews } from './page-views.tsx';
