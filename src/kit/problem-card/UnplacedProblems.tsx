import type { FieldTreeNode } from '../../engine/form/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import { ProblemCard } from './ProblemCard.tsx';

/**
 * The errors of a document that are not shown elsewhere; those of `nodes`, and cycles of values, are shown in place.
 */
export function UnplacedProblems({
  problems,
  nodes,
}: {
  problems: readonly Problem[];
  nodes: readonly FieldTreeNode[];
}) {
  const placed = problems.length === 0 ? [] : placedIn(nodes);
  const unplaced = problems.filter((problem) => {
    const isDrawn = problem.code === 'cycle' || placed.some((other) => isSame(problem, other));
    return problem.severity === 'error' && !isDrawn;
  });
  return unplaced.map((problem) => (
    <ProblemCard key={`${problem.document} ${problem.pointer} ${problem.code}`} problem={problem} />
  ));
}

function placedIn(nodes: readonly FieldTreeNode[]): Problem[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'problem') return [node.problem];
    return node.kind === 'layout' ? placedIn(node.children) : [];
  });
}

function isSame(left: Problem, right: Problem): boolean {
  return left.document === right.document && left.pointer === right.pointer && left.code === right.code;
}
