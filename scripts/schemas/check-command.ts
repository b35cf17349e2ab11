import { isDelivered } from '../../server/catalogue/folders/index.ts';
import { type CheckedDocuments, problemReport, type ProblemReport } from '../../src/schema/check/index.ts';
import { fail } from './fail.ts';
import { readDocuments } from './read-documents.ts';

/**
 * `check [--json] [--backend <address>]`: every problem as `file:line:column`, or as one JSON object; 1 where there is an
 * error. With a back end, documents of the shop are held against what it has.
 */
export async function checkCommand(words: string[]): Promise<number> {
  const at = words.indexOf('--backend');
  const address = at === -1 ? undefined : words[at + 1];
  if (at !== -1 && address === undefined)
    return fail('--backend 后面写后端的地址，例如 http://127.0.0.1:8080/jeecg-boot。');
  const unknown = words.find((word, index) => word !== '--json' && (at === -1 || (index !== at && index !== at + 1)));
  if (unknown !== undefined) return fail(`check 不认识“${unknown}”，只能写 --json、--backend。`);
  const documents = readDocuments();
  const report = address === undefined ? problemReport(documents) : await withBackend(documents, address);
  if (typeof report === 'string') return fail(report);
  if (words.includes('--json')) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else process.stdout.write([...report.problems.map(describe), summary(report)].map((line) => `${line}\n`).join(''));
  return report.errors > 0 ? 1 : 0;
}

/** @returns the report; a sentence for the person where the back end cannot be asked. */
async function withBackend(documents: CheckedDocuments, address: string): Promise<ProblemReport | string> {
  // Loaded for this alone: most of the time of a check would be the loading of the server.
  const { BackendError, checkedWithBackend, signInAtBackend } = await import('./backend/index.ts');
  try {
    const backend = await signInAtBackend(address, documents, process.env);
    return await checkedWithBackend(problemReport(documents), documents, {
      backend,
      isOwn: (file) => !isDelivered(file),
    });
  } catch (error) {
    if (error instanceof BackendError) return error.message;
    throw error;
  }
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
