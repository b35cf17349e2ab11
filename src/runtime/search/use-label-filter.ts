import { useState } from 'react';

import { useTextMatch } from './use-text-match.ts';

/** Filters the entries of a list of choices by letters and pinyin, which is loaded when a list first opens. */
export function useLabelFilter(): {
  filterOption: (typed: string, option?: object) => boolean;
  onOpenChange: (isOpen: boolean) => void;
} {
  const [isOpened, setOpened] = useState(false);
  const match = useTextMatch(isOpened);
  return {
    filterOption: (typed, option) =>
      option !== undefined && 'label' in option && typeof option.label === 'string' && match(option.label, typed),
    onOpenChange: (isOpen) => setOpened((before) => before || isOpen),
  };
}
