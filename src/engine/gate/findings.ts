import type { Problem } from '../../schema/problems/problem.ts';

/** A new problem; the list adds the document and the severity `error` by default. */
export type Finding = Omit<Problem, 'document' | 'severity'> & { severity?: Problem['severity']; document?: string };

/** A growing list of problems of one document; duplicates by place and code are kept once. */
export interface Findings {
  document: string;
  problems: Problem[];
  report(finding: Finding): Problem;
}

/** Creates a list of findings. Takes the document's key, and optionally the list to append to. */
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
