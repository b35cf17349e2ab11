/** The visible rows: sorted, filtered, grouped, as a tree, and blocks of cells in them. */
export {
  type ArrangeBy,
  type ArrangedKeys,
  type Arrangement,
  arrangeRows,
  followRows,
  isPlainArrangement,
} from './arrange.ts';
export { type GridLine, branchesOf, groupLines, treeLines, withDetails } from './grid-lines.ts';
export { type CellPlace, type CellRange, rangeBetween } from './ranges.ts';
