/** The rows of a list, read or edited in place. */
export { ListContent, type RowChoice } from './ListContent.tsx';
