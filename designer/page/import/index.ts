export { ImportDialog } from './ImportDialog.tsx';
export { ToldList } from './ToldList.tsx';
