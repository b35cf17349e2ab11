import { useEffect, useState } from 'react';

import { useUnsaved, type UnsavedPart } from '../../../runtime/unsaved/index.ts';

/** Marks the tab while a text in it is not saved: closing it, or leaving the page, asks first. */
export function useUnsavedText(isUnsaved: boolean): void {
  const [text] = useState(createText);
  useUnsaved(text.part);
  useEffect(() => text.become(isUnsaved), [text, isUnsaved]);
}

function createText() {
  const listeners = new Set<() => void>();
  let isUnsaved = false;
  const part: UnsavedPart = {
    isUnsaved: () => isUnsaved,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // What was saved as a draft stays.
    discard: () => {},
  };
  const become = (next: boolean) => {
    isUnsaved = next;
    for (const listener of listeners) listener();
  };
  return { part, become };
}
