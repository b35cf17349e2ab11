export { ListBeside } from './LazyListBeside.tsx';
export { DetailedList } from './DetailedList.tsx';
