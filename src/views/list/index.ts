/** How a list page looks. */
export { pageViews } from './page-views.tsx';
/** Parts of a list page, for what chooses from one. */
export { ListPagination } from './ListPagination.tsx';
export { SearchForm } from './SearchForm.tsx';
export { unplacedProblems } from './unplaced-problems.ts';
