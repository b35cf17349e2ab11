/** Where a tree to choose from comes from: of a picker, or beside a list. */
export {
  type PickerTree,
  readTreeSource,
  type TreeCall,
  treeOfModel,
  treeOfTable,
  type TreeTable,
} from './tree-source.ts';
