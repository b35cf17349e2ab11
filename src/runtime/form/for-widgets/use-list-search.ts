import { useCallback, useRef, useState, type CompositionEvent, type KeyboardEvent } from 'react';

export interface ListSearch {
  /** The search text; undefined while the list is closed. */
  keyword: string | undefined;
  /** The text whose answer a pressed Enter is waiting for. */
  awaited: string | undefined;
  setAnswered: (text: string | undefined) => void;
  /**
   * Ends the waiting.
   * @returns the input that was waiting.
   */
  settle: () => HTMLInputElement | undefined;
  onOpenChange: (isOpen: boolean) => void;
  onSearch: (typed: string) => void;
  around: {
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
}

/**
 * Holds the search text of an open list, without text that an input method is still composing. Enter never selects from
 * an outdated list: it waits for the answer to the typed text (`useEnterChoice`).
 */
export function useListSearch(): ListSearch {
  const isComposing = useRef(false);
  const answered = useRef<string>(undefined);
  const waiting = useRef<HTMLInputElement>(undefined);
  const [keyword, setKeyword] = useState<string>();
  const [awaited, setAwaited] = useState<string>();
  const search = (typed: string) => {
    setKeyword(typed);
    setAwaited((before) => (before === typed ? before : undefined));
  };
  return {
    keyword,
    awaited,
    setAnswered: useCallback((text) => {
      answered.current = text;
    }, []),
    settle() {
      setAwaited(undefined);
      return waiting.current;
    },
    onOpenChange(isOpen) {
      setKeyword((typed) => (isOpen ? (typed ?? '') : undefined));
      if (!isOpen) setAwaited(undefined);
    },
    onSearch(typed) {
      if (!isComposing.current) search(typed);
    },
    around: {
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd({ target }) {
        isComposing.current = false;
        // The list reported this text during composition and does not report it again.
        if (target instanceof HTMLInputElement) search(target.value);
      },
      onKeyDownCapture(event) {
        const { target, key } = event;
        if (isComposing.current || !(target instanceof HTMLInputElement) || !takingKeys.has(key)) return;
        if (target.value === '' || target.value === answered.current) return;
        event.preventDefault();
        event.stopPropagation();
        if (key !== 'Enter') return;
        waiting.current = target;
        setKeyword(target.value);
        setAwaited(target.value);
      },
    },
  };
}

const takingKeys = new Set(['Enter', 'ArrowDown', 'ArrowUp']);
