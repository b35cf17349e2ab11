import { pagePermission } from '../../engine/kinds/index.ts';
import { resolveList, type ResolveOptions } from '../../engine/list/index.ts';
import { allows } from '../../engine/permission/index.ts';
import { say } from '../../locale/index.ts';
import {
  documentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { EditorTarget } from '../dialog/index.ts';
import { PortError, type DocumentsPort } from '../ports/index.ts';

/** Returns read access to the documents of one response. */
export function documentSet(documents: readonly SourceDocument[]): DocumentSet {
  const byKey = new Map(documents.map((document) => [document.key, document]));
  return { get: (key) => byKey.get(key), keys: () => byKey.keys() };
}

/** Returns the documents with an inline dialog added under that id. */
export function withDialog(documents: DocumentSet | undefined, id: string, body: JsonObject): DocumentSet {
  const dialog: SourceDocument = { key: documentKey(id, 'dialog'), id, kind: 'dialog', hash: '', body, problems: [] };
  const others = documents ?? documentSet([]);
  return {
    get: (key) => (key === dialog.key ? dialog : others.get(key)),
    keys: () => [...others.keys(), dialog.key].values(),
  };
}

/**
 * Returns the documents of a newer response. Documents with the same text keep their identity; if none has changed, so
 * does the array.
 */
export function followed(previous: SourceDocument[], next: readonly SourceDocument[]): SourceDocument[] {
  const known = new Map(previous.map((document) => [document.key, document]));
  const documents = next.map((document) => {
    const before = known.get(document.key);
    return before?.hash === document.hash ? before : document;
  });
  const isSame = previous.length === next.length && documents.every((document) => known.get(document.key) === document);
  return isSame ? previous : documents;
}

/**
 * Returns the editor of any model: with the given form, which the page's own documents name, or that of its list page
 * or of the model itself. Throws PortError.
 */
export async function editorOfModel(
  { model, form }: { model: string; form?: string | undefined },
  source: { documents: DocumentSet; port: DocumentsPort; vocabulary: Vocabulary; options: ResolveOptions },
): Promise<EditorTarget> {
  const { documents, port, vocabulary, options } = source;
  const target = (key: DocumentKey, set: DocumentSet): EditorTarget => resolveList(key, set, vocabulary, options);
  const own = documentKey(model, 'model');
  if (form !== undefined) {
    const place = { document: own, pointer: '', body: { editor: form }, model };
    const list = resolveList(place, documents, vocabulary, options);
    return { ...list, title: list.form.title };
  }
  const here = documents.get(own);
  // The server has no page for it, or none that the user may open.
  if (here && (here.body['page'] === false || !allows(options.permissions, pagePermission(here, documents))))
    return target(own, documents);
  const candidates = [documentKey(model, 'list'), own];
  for (const key of candidates) {
    try {
      const set = documentSet((await port.page(key)).documents);
      const found = candidates.find((candidate) => set.get(candidate));
      if (found) return target(found, set);
    } catch (reason) {
      const isGone = reason instanceof PortError && reason.kind === 'not-found';
      if (!isGone) throw reason;
    }
  }
  const known = candidates.find((key) => documents.get(key));
  if (known) return target(known, documents);
  throw new PortError('not-found', say('没有名为“{model}”的模型，打不开它的表单。', { model }));
}
