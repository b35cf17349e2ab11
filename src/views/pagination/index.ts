export { ListPagination } from './ListPagination.tsx';
export { Pages } from './Pages.tsx';
