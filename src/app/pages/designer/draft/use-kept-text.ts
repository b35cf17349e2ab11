import { useEffect, useMemo, useRef, useState } from 'react';

import { browserDrafts } from '../../../../runtime/form/index.ts';
import { useRuntime } from '../../../../runtime/registry/index.ts';
import type { DocumentKey } from '../../../../schema/documents/document.ts';

/** A text that was changed in this browser but not saved when the page was last closed. */
export interface KeptText {
  text: string;
  revision: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/**
 * Keeps unsaved changes in this browser with every change, so that a crash loses at most the last one.
 * @returns the text kept earlier if it differs from the opened document, until it is taken or refused.
 */
export function useKeptText(
  key: DocumentKey,
  { text, saved, revision }: { text: string; saved: string; revision: string },
): { offered: KeptText | undefined; settle: () => void } {
  const user = useRuntime().user?.id ?? '';
  const place = useMemo(() => ({ user, document: `designer:${key}`, record: null }), [user, key]);
  const [offered, offer] = useState<KeptText>();
  const opened = useRef(saved);
  useEffect(() => {
    let isGone = false;
    void Promise.resolve(browserDrafts.read(place)).then((draft) => {
      const kept = draft && readKept(draft);
      if (!isGone && kept && kept.text !== opened.current) offer(kept);
    });
    return () => void (isGone = true);
  }, [place]);
  const isChanged = useRef(false);
  useEffect(() => {
    if (text !== saved) {
      isChanged.current = true;
      browserDrafts.write(place, { values: { text, revision } });
    } else if (isChanged.current) browserDrafts.remove(place);
  }, [place, text, saved, revision]);
  return {
    offered,
    settle() {
      offer(undefined);
      if (!isChanged.current) browserDrafts.remove(place);
    },
  };
}

function readKept({ savedAt, values }: { savedAt: number; values: Record<string, unknown> }): KeptText | undefined {
  const { text, revision } = values;
  return typeof text === 'string' && typeof revision === 'string' ? { text, revision, savedAt } : undefined;
}
