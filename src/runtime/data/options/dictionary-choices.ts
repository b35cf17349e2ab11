import { createContext } from 'react';

import { say } from '../../../locale/index.ts';
import type { Option } from '../../ports/index.ts';

/** True within searches, which look for records of the past: disabled items can be chosen there. */
export const SearchContext = createContext(false);

/**
 * Returns the items of a dictionary that a field offers. A search offers all of them, with the disabled ones marked and
 * last; another field only those in use, and the disabled ones that it has as its `value`.
 */
export function dictionaryChoices(items: readonly Option[], value: unknown, isSearch: boolean): Option[] {
  const used = items.filter(({ disabled }) => !disabled);
  const disabled = items.filter((item) => item.disabled);
  if (isSearch) {
    const marked = disabled.map((item) => {
      return { ...item, text: say('{text}（已停用）', { text: item.text }), disabled: false };
    });
    return [...used, ...marked];
  }
  const chosen = new Set((Array.isArray(value) ? value : String(value ?? '').split(',')).map(String));
  return [...used, ...disabled.filter((item) => chosen.has(item.value))];
}
