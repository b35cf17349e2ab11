import { useCallback, useRef, useState, type CompositionEvent, type KeyboardEvent } from 'react';

export interface ListSearch {
  /** What is searched for; undefined while the list is closed. */
  keyword: string | undefined;
  /** The text whose answer Enter waits for. */
  awaited: string | undefined;
  /** Says which text the options shown answer. */
  setAnswered: (text: string | undefined) => void;
  /** Ends the waiting. @returns the input that waited. */
  settle: () => HTMLInputElement | undefined;
  onOpenChange: (isOpen: boolean) => void;
  onSearch: (typed: string) => void;
  /** For an element around the list. */
  around: {
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
}

/**
 * The typed search text of an opening list, without what an input method is still composing. Enter takes nothing
 * of the list before: while the typed text is not answered, it waits for the answer (`useEnterChoice`).
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
        // The list reported this text during composition and will not report it again.
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

/** They choose in the list. */
const takingKeys = new Set(['Enter', 'ArrowDown', 'ArrowUp']);
