import { throttle } from 'es-toolkit';
import { atom } from 'jotai';

import { createListeners } from '../listeners/create-listeners.ts';

export interface UnsavedPart {
  isUnsaved(): boolean;
  subscribe(listener: () => void): () => void;
  /** Deletes its draft, when the user leaves it for good. */
  discard(): void;
}

export interface UnsavedWork {
  /**
   * Watches a part of the tab `owner`, also while the tab is hidden.
   * @returns ends it.
   */
  hold(owner: string, part: UnsavedPart): () => void;
  /** Returns the tabs with unsaved input, delayed by up to a quarter of a second; the same set while it is equal. */
  owners(): ReadonlySet<string>;
  /** Returns the current state of a tab, without that delay. */
  isUnsaved(owner: string): boolean;
  hasAny(): boolean;
  discard(owner: string): void;
  /** Suppresses the browser's question, when the application itself leaves the page. */
  letGo(): void;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds between two checks of the parts: comparing a long form with its record takes a while. */
const interval = 250;

/** Session state. There is one per app, story and test, in their jotai store. */
export const unsavedWorkAtom = atom(createUnsavedWork);

/**
 * Creates the store. The browser shows a prompt before it leaves or reloads the page while one of the parts has unsaved
 * input.
 */
export function createUnsavedWork(): UnsavedWork {
  const parts = new Map<UnsavedPart, string>();
  const { subscribe, notify } = createListeners();
  let owners: ReadonlySet<string> = new Set();
  let isLetGo = false;

  const partsOf = (owner: string) => [...parts].flatMap(([part, of]) => (of === owner ? [part] : []));
  const hasAny = () => [...parts.keys()].some((part) => part.isUnsaved());
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLetGo && hasAny()) event.preventDefault();
  };
  const look = () => {
    const next = new Set([...parts].flatMap(([part, owner]) => (part.isUnsaved() ? [owner] : [])));
    if (next.size === owners.size && [...next].every((owner) => owners.has(owner))) return;
    owners = next;
    notify();
  };
  const lookSoon = throttle(look, interval, { edges: ['trailing'] });

  return {
    hold(owner, part) {
      if (parts.size === 0) window.addEventListener('beforeunload', ask);
      parts.set(part, owner);
      const stop = part.subscribe(lookSoon);
      lookSoon();
      return () => {
        stop();
        parts.delete(part);
        if (parts.size === 0) window.removeEventListener('beforeunload', ask);
        lookSoon();
      };
    },
    owners: () => owners,
    isUnsaved: (owner) => partsOf(owner).some((part) => part.isUnsaved()),
    hasAny,
    discard(owner) {
      for (const part of partsOf(owner)) part.discard();
    },
    letGo() {
      isLetGo = true;
    },
    subscribe,
  };
}
