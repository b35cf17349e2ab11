import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { resolvedProblems } from '../../../src/engine/kinds/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { checkDocuments, type CheckedDocuments } from '../../../src/schema/check/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { parseJson } from '../../../src/schema/json/index.ts';
import { locate, type SourceFile } from '../../../src/schema/parse/index.ts';
import { patternProblems, type Finding } from './pattern-problems.ts';
import { usableModels } from './usable-models.ts';

export interface DocumentsRead {
  documents: CheckedDocuments;
  models: ReadonlyMap<string, ResolvedModel>;
}

/**
 * Checks the documents of these files; later files override earlier ones with the same path. `more` finds further
 * problems.
 * @param only The keys of the documents to be checked, if not all.
 */
export function readDocuments(
  files: readonly SourceFile[],
  more: (documents: CheckedDocuments) => readonly Finding[] = () => [],
  only?: ReadonlySet<DocumentKey>,
): DocumentsRead {
  const documents = checkDocuments(files, validators, vocabulary, only);
  const { models, findings } = usableModels(documents);
  const isMeant = ({ document }: Finding): boolean => only === undefined || [...only].some((key) => key === document);
  for (const finding of [...findings, ...patternProblems(documents), ...more(documents)].filter(isMeant))
    addProblem(documents, finding, files);
  return { documents, models };
}

/**
 * Adds every problem that the server and the pages find.
 * @param only The keys of the documents to be checked, if not all.
 */
export function checkedAsPages(files: readonly SourceFile[], only?: ReadonlySet<DocumentKey>): CheckedDocuments {
  return readDocuments(files, (documents) => resolvedProblems(documents, vocabulary, only), only).documents;
}

/**
 * Adds a problem to its document and to the list of all, unless a problem at the same place, or inside or around it, is
 * listed.
 */
function addProblem(documents: CheckedDocuments, finding: Finding, files: readonly SourceFile[]): void {
  const { document, ...explanation } = finding;
  const isTold = documents.problems.some(
    (known) =>
      known.document === document &&
      (isWithin(known.pointer, finding.pointer) || isWithin(finding.pointer, known.pointer)),
  );
  if (isTold) return;
  const file = files.findLast(({ path }) => path === `${document}.json`);
  const problem = locate(explanation, document, parseJson(file?.text ?? '').positions);
  documents.problems.push(problem);
  for (const key of documents.keys()) if (key === document) documents.get(key)?.problems.push(problem);
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || (outer !== '' && inner.startsWith(`${outer}/`));
}

export function describeProblems(
  { problems, fileOf }: Pick<CheckedDocuments, 'problems' | 'fileOf'>,
  most = 20,
): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const lines = errors.slice(0, most).map(({ document, line = 1, column = 1, message, nearest }) => {
    const hint = nearest === undefined || message.includes(nearest) ? '' : `是不是要写“${nearest}”？`;
    return `${fileOf(document) ?? document}:${line}:${column} ${message}${hint}`;
  });
  const more = errors.length - lines.length;
  return more > 0 ? [...lines, `还有 ${more} 个问题，用 npm run -s schemas -- check 看全部。`] : lines;
}
