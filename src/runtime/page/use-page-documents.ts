import { useCallback, useEffect, useState } from 'react';

import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import { portError, type DocumentsPort, type PortError } from '../ports/index.ts';
import { followed } from './page-documents.ts';
import type { DocumentChanges } from './page-views.ts';

/** Cached documents of opened pages, by port and key: rendered immediately and revalidated in the background. */
const opened = new WeakMap<DocumentsPort, Map<DocumentKey, SourceDocument[]>>();

export interface LoadedDocuments {
  /** Undefined until the first response. Keeps its identity while no text has changed. */
  documents: SourceDocument[] | undefined;
  /** The error of the first load. A failed revalidation is ignored. */
  error: PortError | undefined;
  retry: () => void;
}

/** Loads a page's documents, and reloads them whenever one of them changes. */
export function usePageDocuments(
  key: DocumentKey,
  port: DocumentsPort,
  changes: DocumentChanges | undefined,
): LoadedDocuments {
  const [documents, setDocuments] = useState(() => opened.get(port)?.get(key));
  const [error, setError] = useState<PortError>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    const call = new AbortController();
    port.page(key, { signal: call.signal }).then(
      (page) => {
        if (call.signal.aborted) return;
        remember(port, key, page.documents);
        setDocuments((current) => (current ? followed(current, page.documents) : page.documents));
      },
      (reason: unknown) => {
        if (!call.signal.aborted) setError(portError(reason));
      },
    );
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt is a reason to ask again
  }, [key, port, attempt]);
  useEffect(
    () =>
      changes?.((changed) => {
        const isMeant = (one: DocumentKey) => changed === 'all' || changed.includes(one);
        if (isMeant(key) || documents?.some((document) => isMeant(document.key))) retry();
      }),
    [changes, documents, key, retry],
  );
  return { documents, error: documents ? undefined : error, retry };
}

function remember(port: DocumentsPort, key: DocumentKey, documents: SourceDocument[]): void {
  const pages = opened.get(port) ?? new Map<DocumentKey, SourceDocument[]>();
  pages.set(key, documents);
  opened.set(port, pages);
}
