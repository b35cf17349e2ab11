import { useEffect, useState } from 'react';

import { createListeners } from '../../../runtime/listeners/index.ts';
import { useUnsaved, type UnsavedPart } from '../../../runtime/unsaved/index.ts';

/** Marks the tab while a text in it is not saved: closing it, or leaving the page, asks first. */
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
    // What was saved as a draft stays.
    discard: () => {},
  };
  const become = (next: boolean) => {
    isUnsaved = next;
    notify();
  };
  return { part, become };
}
