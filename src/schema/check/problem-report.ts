import type { Problem } from '../problem.ts';
import type { CheckedDocuments } from './check-documents.ts';

/** What checking a set of documents found: each problem with the file of its document, and how many there are. */
export interface ProblemReport {
  documents: number;
  errors: number;
  warnings: number;
  problems: (Problem & { file: string })[];
}

/** The report that the command line and the server give. */
export function problemReport(documents: CheckedDocuments): ProblemReport {
  const problems = documents.problems.map((problem) => {
    return { ...problem, file: documents.fileOf(problem.document) ?? problem.document };
  });
  return withProblems({ documents: [...documents.keys()].length, errors: 0, warnings: 0, problems: [] }, problems);
}

/** The report with other problems, which are counted. */
export function withProblems(report: ProblemReport, problems: ProblemReport['problems']): ProblemReport {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { ...report, errors, warnings: problems.length - errors, problems };
}
