/** Trees: the areas of the country, and the data sources of trees in pickers or next to lists. */
export { codeOfNames, loadAreas } from './area-tree.ts';
export {
  type PickerTree,
  readTreeSource,
  type TreeCall,
  treeOfModel,
  treeOfTable,
  type TreeTable,
} from './tree-source.ts';
