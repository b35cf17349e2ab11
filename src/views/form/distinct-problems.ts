import type { ValueProblem } from '../../engine/form/index.ts';
import { bracketed, say } from '../../locale/index.ts';

/** A message that is shown above a form. */
export interface DistinctProblem {
  severity: ValueProblem['severity'];
  message: string;
}

const mostNamed = 5;

/** Merges equal messages; one that concerns several rows names them and their count. */
export function distinctProblems(problems: readonly ValueProblem[]): DistinctProblem[] {
  const groups = new Map<string, { problem: ValueProblem; rows: Set<number> }>();
  for (const problem of problems) {
    const key = `${problem.severity} ${problem.message}`;
    const group = groups.get(key) ?? { problem, rows: new Set<number>() };
    const row = /^[^.]+\.(\d+)(?:\.|$)/.exec(problem.path)?.[1];
    if (row !== undefined) group.rows.add(Number(row) + 1);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ problem: { severity, message }, rows }) => ({
    severity,
    message: rows.size > 1 ? message + bracketed(placesOf([...rows].sort((left, right) => left - right))) : message,
  }));
}

function placesOf(rows: readonly number[]): string {
  const named = say('第 {rows} 行', { rows: rows.slice(0, mostNamed).join('、') });
  return rows.length > mostNamed
    ? say('{named}等，共 {rowsCount} 行', { named, rowsCount: rows.length.toLocaleString('zh-CN') })
    : named;
}
