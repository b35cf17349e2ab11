import { type CompositionEvent, useRef, useState } from 'react';

/**
 * What one types to search in a list that opens, without what an input method is still composing. `keyword` is undefined
 * while the list is closed; `around` is for an element around the list.
 */
export function useListSearch() {
  const isComposing = useRef(false);
  const [keyword, setKeyword] = useState<string>();
  return {
    keyword,
    onOpenChange(isOpen: boolean) {
      setKeyword((typed) => (isOpen ? (typed ?? '') : undefined));
    },
    onSearch(typed: string) {
      if (!isComposing.current) setKeyword(typed);
    },
    around: {
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd({ target }: CompositionEvent) {
        isComposing.current = false;
        // The list has told of this text while it was composed, and does not tell of it again.
        if (target instanceof HTMLInputElement) setKeyword(target.value);
      },
    },
  };
}
