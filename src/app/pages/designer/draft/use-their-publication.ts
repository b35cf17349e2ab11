import { useCallback, useEffect, useRef, useState } from 'react';

import type { DocumentChanges } from '../../../../runtime/page/index.ts';
import type { DocumentAuthor, DocumentEditingPort } from '../../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../../schema/documents/document.ts';

/** A publication by somebody else over the text that is being changed. */
export interface TheirPublication {
  text: string;
  revision: string;
  by: DocumentAuthor | undefined;
}

/**
 * Follows publications of a document by others while it is open. `look` requests it immediately, for when publishing
 * reports a conflict.
 * @returns `theirs` until it is settled.
 */
export function useTheirPublication(
  port: DocumentEditingPort,
  key: DocumentKey,
  own: { revision: string; text: string; changes: DocumentChanges },
): { theirs: TheirPublication | undefined; look: () => Promise<void>; settle: () => void } {
  const { changes } = own;
  const [theirs, setTheirs] = useState<TheirPublication>();
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  const look = useCallback(async () => {
    const { text, revision, publisher } = await port.read(key);
    const { revision: known, text: mine } = latest.current;
    // The published text equals the edited one: it was published from here.
    if (text === null || revision === known || text === mine) return;
    setTheirs({ text, revision, by: publisher });
  }, [port, key]);
  useEffect(
    () =>
      changes((keys) => {
        if (keys === 'all' || keys.includes(key)) look().catch(() => undefined);
      }),
    [changes, key, look],
  );
  return { theirs, look, settle: () => setTheirs(undefined) };
}
