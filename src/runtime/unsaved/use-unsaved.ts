import { useAtomValue } from 'jotai';
import { createContext, useContext, useInsertionEffect, useSyncExternalStore } from 'react';

import { unsavedWorkAtom, type UnsavedPart } from './unsaved-work.ts';

/** Id of the tab around; '' outside of all tabs. */
export const UnsavedOwner = createContext('');

/**
 * Tells of a part of the page around that may hold unsaved input, for as long as it is there; undefined tells of none.
 * Keep `part` identical. An insertion effect, the only kind that outlives the hiding of its tab by React's Activity.
 */
export function useUnsaved(part: UnsavedPart | undefined): void {
  const work = useAtomValue(unsavedWorkAtom);
  const owner = useContext(UnsavedOwner);
  useInsertionEffect(() => part && work.hold(owner, part), [work, owner, part]);
}

/** The tabs with unsaved input. */
export function useUnsavedOwners(): ReadonlySet<string> {
  const work = useAtomValue(unsavedWorkAtom);
  return useSyncExternalStore(work.subscribe, work.owners);
}
