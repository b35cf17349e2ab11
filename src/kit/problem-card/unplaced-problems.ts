import type { ResolvedList } from '../../engine/list/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';

/**
 * Returns the errors of a list that are not shown elsewhere on the page: those of columns and buttons are shown in
 * place.
 */
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
