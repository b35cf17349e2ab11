import { useState } from 'react';

import { useTextMatch } from './use-text-match.ts';

/** For a list of choices that opens: finds its entries by letters and pinyin, which is fetched with the first opening. */
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
