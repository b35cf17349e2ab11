import { useCallback, useEffect } from 'react';

import type { DocumentChanges } from '../../../runtime/page/index.ts';
import type { DocumentEditingPort } from '../../../runtime/ports/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { useAsked } from '../answers/index.ts';

/** The documents that a person has of a page that is drawn at run time. */
export interface MadeState {
  /** A published document has taken the place of the page. */
  isPublished: boolean;
  /** The form among the person's drafts; undefined where there is none. */
  draftForm: DocumentKey | undefined;
  /** There is a draft of the page itself. */
  isDraft: boolean;
}

/**
 * Looks for documents of a page, and again when documents change or `look` is called.
 * @returns no state until it is known.
 */
export function useMadeState(
  port: DocumentEditingPort,
  document: DocumentKey,
  changes: DocumentChanges,
): { state: MadeState | undefined; look: () => void } {
  const ask = useCallback(
    async (signal: AbortSignal): Promise<MadeState> => {
      const documents = await port.list({ signal });
      const form = documentKey(splitDocumentKey(document)?.id ?? document, 'form');
      const model = documents.find(({ key }) => key === document);
      const draft = documents.find(({ key, isNew }) => key === form && isNew);
      return { isPublished: model?.isNew === false, draftForm: draft?.key, isDraft: model?.isNew === true };
    },
    [port, document],
  );
  const { answer, retry } = useAsked(ask);
  useEffect(() => changes(retry), [changes, retry]);
  return { state: answer, look: retry };
}
