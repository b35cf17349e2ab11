import { useCallback, useEffect } from 'react';

import type { DocumentChanges } from '../../../runtime/page/index.ts';
import type { DocumentEditingPort } from '../../../runtime/ports/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { useAsked } from '../answers/use-asked.ts';

/** The documents that the user has for a page that is generated at run time. */
export interface MadeState {
  /** True if a published document has replaced the page. */
  isPublished: boolean;
  draftForm: DocumentKey | undefined;
  isDraft: boolean;
}

/**
 * Requests the documents of a page, again when documents change or `look` is called.
 * @returns no state until it has loaded.
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
