import type { Problem } from '../problems/problem.ts';
import type { CheckedDocuments } from './check-documents.ts';

export interface ProblemReport {
  documents: number;
  errors: number;
  warnings: number;
  problems: (Problem & { file: string })[];
}

/** Creates the report that the command line and the server return. */
export function problemReport(documents: CheckedDocuments): ProblemReport {
  const problems = documents.problems.map((problem) => {
    return { ...problem, file: documents.fileOf(problem.document) ?? problem.document };
  });
  return withProblems({ documents: [...documents.keys()].length, errors: 0, warnings: 0, problems: [] }, problems);
}

/** Returns the report with other problems and their counts. */
export function withProblems(report: ProblemReport, problems: ProblemReport['problems']): ProblemReport {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { ...report, errors, warnings: problems.length - errors, problems };
}
