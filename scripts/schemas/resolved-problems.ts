import { vocabulary } from '../../generated/vocabulary.ts';
import { resolveDialog } from '../../src/engine/dialog/index.ts';
import { resolvePage } from '../../src/engine/list/index.ts';
import { resolvePicker } from '../../src/engine/picker/index.ts';
import { type DocumentSet, splitDocumentKey } from '../../src/schema/documents/document.ts';
import type { Problem } from '../../src/schema/problem.ts';

const pages: ReadonlySet<string> = new Set(['model', 'list', 'form', 'screen']);

/** What the documents' pages, dialogs and pickers would show cards for, beside what each document says of itself. */
export function resolvedProblems(documents: DocumentSet): Problem[] {
  return [...documents.keys()].flatMap((key) => problemsOf(key, documents));
}

function problemsOf(key: string, documents: DocumentSet): Problem[] {
  const kind = splitDocumentKey(key)?.kind ?? '';
  if (kind === 'dialog') return resolveDialog(key, documents, vocabulary).problems;
  if (kind === 'picker') return resolvePicker(key, documents, vocabulary).problems;
  if (!pages.has(kind)) return [];
  const page = resolvePage(key, documents, vocabulary);
  switch (page.kind) {
    case 'list':
      return page.list.problems;
    case 'form':
      return page.form.problems;
    case 'screen':
      return page.screen.problems;
    default:
      return [page.problem];
  }
}
