import { type DocumentSet, splitDocumentKey } from '../../schema/documents/document.ts';
import { shareEqual } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { type ResolvedForm, resolveForm } from '../form/index.ts';
import { allows } from '../permission/index.ts';
import { type ResolvedScreen, resolveScreen } from '../screen/index.ts';
import { resolveList, type ResolveOptions } from './resolve-list.ts';
import type { ResolvedList } from './resolved-list.ts';

export type ResolvedPage =
  | { kind: 'list'; list: ResolvedList }
  | { kind: 'form'; form: ResolvedForm }
  | { kind: 'screen'; screen: ResolvedScreen }
  | { kind: 'problem'; problem: Problem };

/**
 * What stands at a route: a model or list is a list, a form a form, a screen a screen; any other key is a problem. What
 * has not changed since `previous` is the same object in both.
 */
export function resolvePage(
  key: string,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions = {},
  previous?: ResolvedPage,
): ResolvedPage {
  return shareEqual(previous, pageOf(key, documents, vocabulary, options, previous));
}

function pageOf(
  key: string,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions,
  previous: ResolvedPage | undefined,
): ResolvedPage {
  const parts = splitDocumentKey(key);
  const problem = (code: string, message: string): ResolvedPage => ({
    kind: 'problem',
    problem: { severity: 'error', code, document: key, pointer: '', message },
  });
  if (!parts || !documents.get(`${parts.id}.${parts.kind}`))
    return problem('unknown-document', `没有名为“${key}”的文档。`);
  if (parts.kind === 'model' || parts.kind === 'list') {
    const before = previous?.kind === 'list' ? previous.list : undefined;
    return { kind: 'list', list: resolveList(key, documents, vocabulary, options, before) };
  }
  if (parts.kind === 'form') {
    const before = previous?.kind === 'form' ? previous.form : undefined;
    return { kind: 'form', form: resolveForm(key, documents, vocabulary, before) };
  }
  if (parts.kind === 'screen') {
    const before = previous?.kind === 'screen' ? previous.screen : undefined;
    const screen = resolveScreen(key, documents, vocabulary, before);
    return allows(options.permissions, screen.permission)
      ? { kind: 'screen', screen }
      : problem('forbidden', '您没有打开这个页面的权限，请联系管理员授权。');
  }
  return problem('not-a-page', `“${key}”这一类文档还不能作为页面打开。`);
}
