import { useCallback, useEffect, useRef, useState } from 'react';

import type { DocumentChanges } from '../../../runtime/page/index.ts';
import type { DocumentAuthor, DocumentEditingPort } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';

/** What somebody else published over the text that is being changed here. */
export interface TheirPublication {
  text: string;
  revision: string;
  by: DocumentAuthor | undefined;
}

/**
 * Follows what others publish of a document while it is open. `look` asks at once, where publishing says that it changed.
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
    // What is in force is what stands here: it was published from here.
    if (text === null || revision === known || text === mine) return;
    setTheirs({ text, revision, by: publisher });
  }, [port, key]);
  useEffect(
    () =>
      changes((keys) => {
        // Without an answer nothing is known; publishing asks again.
        if (keys === 'all' || keys.includes(key)) look().catch(() => undefined);
      }),
    [changes, key, look],
  );
  return { theirs, look, settle: () => setTheirs(undefined) };
}
