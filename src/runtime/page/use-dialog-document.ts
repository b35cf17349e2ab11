import { useCallback, useEffect, useMemo, useState } from 'react';

import { dialogKeyOf, resolveDialog, type ResolvedDialog } from '../../engine/dialog/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { useStructuralSharing } from '../form/index.ts';
import { portError, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { documentSet, withDialog } from './page-documents.ts';
import { useDocumentsAround } from './page-scope.ts';
import { vocabularyOf } from './vocabulary-of.ts';

export type DialogDocument =
  | { status: 'loading' }
  | { status: 'ready'; dialog: ResolvedDialog; documents: DocumentSet }
  | { status: 'failed'; error: PortError; retry: () => void };

/**
 * Returns the dialog with the id given to `open-dialog`: from the page's documents, observing their changes, or loaded
 * if the page does not contain it. With `body`, the dialog is that inline body, resolved together with the page's
 * documents.
 */
export function useDialogDocument(id: string, body?: JsonObject): DialogDocument {
  const { registry, ports, permissions } = useRuntime();
  const around = useDocumentsAround();
  const [loaded, setLoaded] = useState<DocumentSet>();
  const [error, setError] = useState<PortError>();
  const own = useMemo(() => body && withDialog(around, id, body), [around, id, body]);
  const here = own ?? (around && dialogKeyOf(id, around) !== undefined ? around : undefined);
  const isHere = here !== undefined;
  const isWanted = !isHere && !loaded && !error;
  useEffect(() => {
    if (!isWanted) return undefined;
    const call = new AbortController();
    ports.documents.page(documentKey(id, 'dialog'), { signal: call.signal }).then(
      ({ documents }) => {
        if (!call.signal.aborted) setLoaded(documentSet(documents));
      },
      (reason: unknown) => {
        if (call.signal.aborted) return;
        const failure = portError(reason);
        if (failure.kind === 'not-found') setLoaded(documentSet([]));
        else setError(failure);
      },
    );
    return () => call.abort();
  }, [isWanted, ports, id]);
  const documents = here ?? loaded;
  const dialog = useStructuralSharing<ResolvedDialog | undefined>(
    useCallback(
      (previous) => {
        if (!documents) return undefined;
        const key = dialogKeyOf(id, documents) ?? documentKey(id, 'dialog');
        return resolveDialog(key, documents, vocabularyOf(registry), { ...(permissions && { permissions }) }, previous);
      },
      [documents, id, registry, permissions],
    ),
  );
  if (dialog && documents) return { status: 'ready', dialog, documents };
  return error ? { status: 'failed', error, retry: () => setError(undefined) } : { status: 'loading' };
}
