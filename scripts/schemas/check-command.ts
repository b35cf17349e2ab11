import { problemReport, type ProblemReport } from '../../src/schema/check/index.ts';
import { fail } from './fail.ts';
import { readDocuments } from './read-documents.ts';

/** `check [--json]`: every problem as `file:line:column`, or as one JSON object; 1 where there is an error. */
export function checkCommand(words: string[]): number {
  const unknown = words.find((word) => word !== '--json');
  if (unknown !== undefined) return fail(`check 不认识“${unknown}”，只能写 --json。`);
  const report = problemReport(readDocuments());
  if (words.includes('--json')) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else process.stdout.write([...report.problems.map(describe), summary(report)].map((line) => `${line}\n`).join(''));
  return report.errors > 0 ? 1 : 0;
}

function describe(problem: ProblemReport['problems'][number]): string {
  const place = `${problem.file}:${problem.line ?? 1}:${problem.column ?? 1}`;
  const word = problem.severity === 'error' ? '错误' : '警告';
  const nearest =
    problem.nearest === undefined || problem.message.includes(`“${problem.nearest}”？`)
      ? ''
      : ` 是不是要写“${problem.nearest}”？`;
  const expected =
    problem.expected === undefined ||
    nearest !== '' ||
    problem.message.includes(problem.expected) ||
    problem.expected.length > 160
      ? ''
      : ` 应为：${problem.expected}。`;
  return `${place} ${word} ${problem.message}${nearest}${expected} [${problem.code}] ${problem.pointer}`.trimEnd();
}

function summary(counts: Omit<ProblemReport, 'problems'>): string {
  return `${counts.documents} 个文档，${counts.errors} 个错误，${counts.warnings} 个警告`;
}
