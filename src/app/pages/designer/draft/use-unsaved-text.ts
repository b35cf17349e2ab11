import { useEffect, useState } from 'react';

import { createListeners } from '../../../../runtime/listeners/create-listeners.ts';
import { type UnsavedPart } from '../../../../runtime/unsaved/unsaved-work.ts';
import { useUnsaved } from '../../../../runtime/unsaved/use-unsaved.ts';

/** Marks the tab while its text is unsaved, so that closing it or leaving the page asks for confirmation. */
export function useUnsavedText(isUnsaved: boolean): void {
  const [text] = useState(createText);
  useUnsaved(text.part);
  useEffect(() => text.become(isUnsaved), [text, isUnsaved]);
}

function createText() {
  const { subscribe, notify } = createListeners();
  let isUnsaved = false;
  const part: UnsavedPart = {
    isUnsaved: () => isUnsaved,
    subscribe,
    // A saved draft stays.
    discard: () => {},
  };
  const become = (next: boolean) => {
    isUnsaved = next;
    notify();
  };
  return { part, become };
}
