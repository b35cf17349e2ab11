/** What stands beside a list: a tree or list that it follows, the details of the chosen record. */
export { ListBeside } from './LazyListBeside.tsx';
export { DetailedList } from './DetailedList.tsx';
