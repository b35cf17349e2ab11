import { useState } from 'react';

import { otherDocuments, type History, type OtherDocuments } from '../model/index.ts';

/** Returns the other documents as changed by a history; the map keeps its identity while none of them changes. */
export function useOthers(history: History): OtherDocuments {
  const [known, setKnown] = useState<OtherDocuments>(() => otherDocuments(history));
  const next = otherDocuments(history);
  if (isSame(known, next)) return known;
  setKnown(next);
  return next;
}

function isSame(one: OtherDocuments, other: OtherDocuments): boolean {
  return one.size === other.size && [...one].every(([key, document]) => other.get(key) === document);
}
