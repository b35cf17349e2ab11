/** Forms of other formats taken in, and what is told of them. */
export { ImportDialog } from './ImportDialog.tsx';
export { ToldList } from './ToldList.tsx';
