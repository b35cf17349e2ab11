import type { Problem } from '../../schema/problem.ts';

/** A problem as it is found; the document is known to the list. */
export type Finding = Omit<Problem, 'document' | 'severity'> & { severity?: Problem['severity']; document?: string };

/** A growing list of problems of one document; the same place and code is kept once. */
export interface Findings {
  document: string;
  problems: Problem[];
  report(finding: Finding): Problem;
}

/** Takes the document's key, or that and the list to add to. */
export function findings(document: string, problems: Problem[] = []): Findings {
  const known = new Map<string, Problem>(problems.map((problem) => [identity(problem), problem]));
  const report = (finding: Finding): Problem => {
    const problem: Problem = { severity: 'error', document, ...finding };
    if (problem.nearest === undefined) delete problem.nearest;
    const same = known.get(identity(problem));
    if (same) return same;
    known.set(identity(problem), problem);
    problems.push(problem);
    return problem;
  };
  return { document, problems, report };
}

function identity(problem: Problem): string {
  return `${problem.document}\n${problem.pointer}\n${problem.code}`;
}
