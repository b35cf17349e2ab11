/** How a list page looks. */
export { pageViews } from './page-views.tsx';
