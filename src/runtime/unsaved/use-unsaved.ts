import { useAtomValue } from 'jotai';
import { createContext, useContext, useInsertionEffect, useSyncExternalStore } from 'react';

import { unsavedWorkAtom, type UnsavedPart } from './unsaved-work.ts';

/** Id of the surrounding tab; '' outside of tabs. */
export const UnsavedOwner = createContext('');

/**
 * Registers a part of the surrounding page that may contain unsaved input while it is mounted; undefined registers
 * nothing. Keep `part` identical. It uses an insertion effect, the only kind that survives when React's Activity hides
 * the tab.
 */
export function useUnsaved(part: UnsavedPart | undefined): void {
  const work = useAtomValue(unsavedWorkAtom);
  const owner = useContext(UnsavedOwner);
  useInsertionEffect(() => part && work.hold(owner, part), [work, owner, part]);
}

/** Returns the tabs with unsaved input. */
export function useUnsavedOwners(): ReadonlySet<string> {
  const work = useAtomValue(unsavedWorkAtom);
  return useSyncExternalStore(work.subscribe, work.owners);
}
