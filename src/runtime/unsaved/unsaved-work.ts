import { throttle } from 'es-toolkit';
import { atom } from 'jotai';

import { createListeners } from '../listeners/index.ts';

/** A part of a page that may hold unsaved input: a form, a sheet. */
export interface UnsavedPart {
  /** Whether it holds some now. */
  isUnsaved(): boolean;
  /** Calls `listener` after each change that may matter. @returns unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Drops the draft that is kept of it; the person leaves it for good. */
  discard(): void;
}

/** What was typed and not saved, in all tabs. */
export interface UnsavedWork {
  /** Watches a part of the tab `owner`, while the tab is hidden too. @returns ends it. */
  hold(owner: string, part: UnsavedPart): () => void;
  /** The tabs with unsaved input, up to a quarter of a second late; the same set while they are the same. */
  owners(): ReadonlySet<string>;
  /** Whether a tab has unsaved input at this moment. */
  isUnsaved(owner: string): boolean;
  /** Whether any tab has unsaved input at this moment. */
  hasAny(): boolean;
  discard(owner: string): void;
  /** The application leaves the page by itself: the browser does not ask. */
  letGo(): void;
  /** Calls `listener` when `owners` changes. @returns unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Milliseconds between two looks at the parts: comparing a long form with its record takes a while. */
const interval = 250;

/** Session state: one per app, story and test (it lives in their jotai store). */
export const unsavedWorkAtom = atom(createUnsavedWork);

/** The browser asks before it leaves or reloads the page while one of the parts has something to save. */
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
