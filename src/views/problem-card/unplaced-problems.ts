import type { ResolvedList } from '../../engine/list/index.ts';
import type { Problem } from '../../schema/problem.ts';

/** The errors of a list that nothing on the page stands for: those of columns and buttons are drawn in their places. */
export function unplacedProblems(
  list: Pick<ResolvedList, 'problems' | 'columns' | 'toolbar' | 'rowActions'>,
): Problem[] {
  const placed = [...list.columns, ...list.toolbar, ...list.rowActions].flatMap(({ problem }) =>
    problem ? [problem] : [],
  );
  return list.problems.filter(
    (problem) => problem.severity === 'error' && !placed.some((other) => isSame(problem, other)),
  );
}

function isSame(left: Problem, right: Problem): boolean {
  return left.document === right.document && left.pointer === right.pointer;
}
