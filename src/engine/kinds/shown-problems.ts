import { documentKey, splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveDialog } from '../dialog/index.ts';
import { failedTests, type ResolvedForm } from '../form/index.ts';
import { resolvePicker } from '../picker/index.ts';
import { choiceProblems } from './choice-problems.ts';
import { kindMeaning, type OpenedKind } from './kinds.ts';
import { resolvePage } from './resolve-page.ts';

type Resolve = (key: string, documents: DocumentSet, vocabulary: Vocabulary) => { problems: readonly Problem[] };

/**
 * The kinds that are opened from a page. They are separate from the record of kinds, so that read-only pages do not
 * load them.
 */
const opened: Readonly<Record<OpenedKind, Resolve>> = { dialog: dialogProblems, picker: resolvePicker };

/** Returns the problems that a document shows cards for, as a page or opened from one. */
export function shownProblems(key: string, documents: DocumentSet, vocabulary: Vocabulary): readonly Problem[] {
  const kind = splitDocumentKey(key)?.kind;
  if (!kind) return [];
  if (kindMeaning(kind).page) {
    const page = resolvePage(key, documents, vocabulary);
    if (page.kind === 'problem') return [page.problem];
    return page.kind === 'form'
      ? [
          ...page.content.problems,
          ...choiceProblems(page.content, vocabulary),
          ...testProblems(page.content, documents),
        ]
      : page.content.problems;
  }
  return isOpened(kind) ? opened[kind](key, documents, vocabulary).problems : [];
}

function isOpened(kind: string): kind is OpenedKind {
  return Object.hasOwn(opened, kind);
}

function dialogProblems(...opening: Parameters<Resolve>): ReturnType<Resolve> {
  const { problems, body } = resolveDialog(...opening);
  const form = body.kind === 'form' ? body.form : undefined;
  const found = form ? [...form.problems, ...choiceProblems(form, opening[2])] : [];
  const inside = found.filter(({ document }) => document === opening[0]);
  const known = new Set(problems.map(({ code, pointer }) => `${code} ${pointer}`));
  return { problems: [...problems, ...inside.filter(({ code, pointer }) => !known.has(`${code} ${pointer}`))] };
}

/** Failing tests of the form's document: no page shows them, but they block publishing. */
function testProblems(form: ResolvedForm, documents: DocumentSet): Problem[] {
  const parts = splitDocumentKey(form.document);
  const body = parts && documents.get(documentKey(parts.id, parts.kind))?.body;
  return body ? failedTests(form, body) : [];
}
