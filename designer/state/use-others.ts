import { useState } from 'react';

import { otherDocuments, type History } from '../model/index.ts';

type Others = ReturnType<typeof otherDocuments>;

/** Returns the other documents as changed by a history; the map keeps its identity while none of them changes. */
export function useOthers(history: History): Others {
  const [known, setKnown] = useState<Others>(() => otherDocuments(history));
  const next = otherDocuments(history);
  if (isSame(known, next)) return known;
  setKnown(next);
  return next;
}

function isSame(one: Others, other: Others): boolean {
  return one.size === other.size && [...one].every(([key, document]) => other.get(key) === document);
}
