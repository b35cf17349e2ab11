export { ListContent, type RowChoice } from './ListContent.tsx';
