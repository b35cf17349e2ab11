import { say } from '../../locale/index.ts';
import type { DocumentKind, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import { foundOnce } from '../../schema/memory/found-once.ts';
import { ask } from '../../schema/memory/recall.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveScreen } from '../figures/index.ts';
import { resolveForm } from '../form/index.ts';
import { resolveList, type ResolveOptions } from '../list/index.ts';
import { hasPage } from '../model/index.ts';
import { allows } from '../permission/index.ts';
import { readString } from '../values/index.ts';
import { pageProblem, type ResolvedPage } from './resolved-page.ts';

export interface PageSource {
  documents: DocumentSet;
  vocabulary: Vocabulary;
  options: ResolveOptions;
  previous: ResolvedPage | undefined;
}

interface KindMeaning {
  page?: (key: string, source: PageSource) => ResolvedPage;
  /** True if the menu lists it when no document places it. Absent: never. */
  isListed?: (document: SourceDocument, documents: DocumentSet) => boolean;
  /** The permission required to open it. Without one, the permission to list its model's records applies. */
  permission?: (document: SourceDocument) => string | undefined;
  /** It is opened by its own key from the pages that use it, by every user who may open one of them. */
  isOpenedByKey?: true;
}

const meanings = {
  model: {
    page: listPage,
    isListed: isPageOfItself,
  },
  list: { page: listPage, isListed: () => true, permission: listPermission },
  columns: {},
  form: {
    page: formPage,
  },
  rules: {},
  dialog: {
    permission: ({ body }) => readString(body.permission),
    isOpenedByKey: true,
  },
  picker: {
    isOpenedByKey: true,
  },
  screen: {
    page: screenPage,
    // A print template is opened from the records that it prints.
    isListed: ({ body }) => body.paper === undefined,
    permission: viewPermission,
  },
  request: {},
  query: { permission: ({ body }) => readString(body.permission) },
  dictionary: {},
  app: {},
  backend: {},
} as const satisfies Readonly<Record<DocumentKind, KindMeaning>>;

export type OpenedKind = {
  [Kind in DocumentKind]: (typeof meanings)[Kind] extends { isOpenedByKey: true } ? Kind : never;
}[DocumentKind];

/** Returns the engine's handling of a kind of document. */
export function kindMeaning(kind: DocumentKind): KindMeaning {
  return meanings[kind];
}

function listPage(key: string, { documents, vocabulary, options, previous }: PageSource): ResolvedPage {
  const before = previous?.kind === 'list' ? previous.content : undefined;
  return { kind: 'list', content: resolveList(key, documents, vocabulary, options, before) };
}

function formPage(key: string, { documents, vocabulary, previous }: PageSource): ResolvedPage {
  const before = previous?.kind === 'form' ? previous.content : undefined;
  return { kind: 'form', content: resolveForm(key, documents, vocabulary, before) };
}

function screenPage(key: string, { documents, vocabulary, options, previous }: PageSource): ResolvedPage {
  const before = previous?.kind === 'screen' ? previous.content : undefined;
  const content = resolveScreen(key, documents, vocabulary, before);
  return allows(options.permissions, content.permission)
    ? { kind: 'screen', content }
    : pageProblem(
        key,
        'forbidden',
        say('您没有打开这个页面的权限，请联系管理员授权：{permission}', { permission: content.permission ?? '' }),
      );
}

function isPageOfItself({ id }: SourceDocument, documents: DocumentSet): boolean {
  return !ask(documents, (all) => listedModels(all).has(id)) && hasPage(id, documents);
}

const listedModels = foundOnce(
  (documents) =>
    new Set([...documents.keys()].filter((key) => key.endsWith('.list')).map((key) => documents.get(key)?.body.model)),
);

function viewPermission({ id, body }: SourceDocument): string {
  return readString(body.permission) ?? `${id.replaceAll('/', ':')}:view`;
}

function listPermission({ body }: SourceDocument): string | undefined {
  const own = readString(body.permission);
  return own === undefined ? undefined : `${own}:list`;
}
