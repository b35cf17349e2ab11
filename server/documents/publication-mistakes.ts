import { vocabulary } from '../../generated/vocabulary.ts';
import { resolvedProblems } from '../../src/engine/kinds/index.ts';
import { currentLocale } from '../../src/locale/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { SourceFile } from '../../src/schema/parse/index.ts';
import type { Problem } from '../../src/schema/problems/problem.ts';
import { oncePerState, readDocuments, type CatalogueState } from '../catalogue/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';

export type ProblemsLeft = <Item extends Pick<Problem, 'code' | 'document' | 'pointer'>>(
  problems: readonly Item[],
  documents: CheckedDocuments,
) => Promise<readonly Item[]>;

function errorsIn(documents: CheckedDocuments): Problem[] {
  const problems = [...documents.problems, ...resolvedProblems(documents, vocabulary)];
  return problems.filter(({ severity }) => severity === 'error');
}

const errorsOf = oncePerState(({ documents }) => errorsIn(documents));

function nameOf({ document, pointer, code }: Problem): string {
  return `${document} ${pointer} ${code}`;
}

/** Returns the errors in the user's language; cached errors are in Chinese. */
function inTheirLanguage(errors: readonly Problem[], files: () => readonly SourceFile[]): readonly Problem[] {
  if (currentLocale() === 'zh-CN') return errors;
  const byName = new Map(errorsIn(readDocuments(files()).documents).map((error) => [nameOf(error), error]));
  return errors.map((error) => byName.get(nameOf(error)) ?? error);
}

/**
 * Refuses errors in the documents, and new errors that they cause in others; existing errors elsewhere are tolerated.
 * @param files The files of the state after the change.
 * @param problemsLeft Filters out problems about names that only the back end can resolve.
 */
export async function refuseMistakes(
  before: CatalogueState,
  after: CatalogueState,
  keys: readonly DocumentKey[],
  { files, problemsLeft }: { files: () => readonly SourceFile[]; problemsLeft?: ProblemsLeft },
): Promise<void> {
  const changed = new Set<string>(keys);
  const errors = errorsOf(after);
  if (errors.length === 0) return;
  const known = new Set(errorsOf(before).map(nameOf));
  const mistakes = errors.filter((error) => changed.has(error.document) || !known.has(nameOf(error)));
  const left = mistakes.length > 0 && problemsLeft ? await problemsLeft(mistakes, after.documents) : mistakes;
  const problems = left.length === 0 ? [] : inTheirLanguage(left, files);
  const [first] = problems;
  if (!first) return;
  const place = `${first.document}.json:${first.line ?? 1}:${first.column ?? 1}`;
  throw new Refusal(
    say('文档有 {problemsCount} 个错误，没有发布，请先改正：{place} {message}', {
      problemsCount: problems.length,
      place,
      message: first.message,
    }),
    {
      result: { problems },
    },
  );
}
