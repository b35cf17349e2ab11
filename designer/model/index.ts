export {
  endGesture,
  type History,
  jump,
  otherDocuments,
  type OtherDocuments,
  perform,
  redo,
  selectionAfterJump,
  startHistory,
  undo,
} from './history.ts';
export {
  allNodes,
  containerOf,
  indexOfNode,
  isInside,
  isSamePath,
  nodeAt,
  nodesIn,
  type PlacedNode,
  rootContainer,
  valueAtPath,
} from './nodes.ts';
export { readSource, sourceOf } from './source-text.ts';
export { nodeAfter, type NodeStep } from './steps.ts';
export { drawnNodeAt } from './drawn-node.ts';
export { type NodeProblems, problemsByNode } from './node-problems.ts';
export { titlesOf, titlesOfWidget } from './titles.ts';
export { usualWidget } from './usual-widget.ts';
export { givenTitle, layoutWidget, titleOfNode } from './node-title.ts';
export { allBeside, distinct, holdsPath, inOrder, outermost, rangeOf, toggled } from './selection.ts';
