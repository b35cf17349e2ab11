/** The pages of a list. */
export { ListPagination } from './ListPagination.tsx';
