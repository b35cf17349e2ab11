import { useState } from 'react';

import { shareEqual } from '../../../schema/json/index.ts';

/** @returns the same object while its properties are shallowly equal, so that consumers do not rerender. */
export function useStable<Thing extends object>(next: Thing): Thing {
  const [kept, keep] = useState(next);
  if (isSame(kept, next)) return kept;
  keep(next);
  return next;
}

/** @returns `next`, in which every part that equals its predecessor is replaced by that same object. */
export function useSharedParts<Thing>(next: Thing): Thing {
  const [kept, keep] = useState(() => next);
  const shared = shareEqual(kept, next);
  if (!Object.is(shared, kept)) keep(() => shared);
  return shared;
}

function isSame(left: object, right: object): boolean {
  const before = new Map<string, unknown>(Object.entries(left));
  const entries = Object.entries(right);
  return entries.length === before.size && entries.every(([key, value]) => Object.is(value, before.get(key)));
}
