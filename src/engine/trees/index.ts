/** Trees: the areas of the country, and where a tree to choose from comes from, of a picker or beside a list. */
export { codeOfNames, loadAreas } from './area-tree.ts';
export {
  type PickerTree,
  readTreeSource,
  type TreeCall,
  treeOfModel,
  treeOfTable,
  type TreeTable,
} from './tree-source.ts';
