/** The pages of lists and tables. */
export { ListPagination } from './ListPagination.tsx';
export { Pages } from './Pages.tsx';
