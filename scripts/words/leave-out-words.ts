import type { Plugin } from 'vite';

import { withoutWords } from './without-words.ts';

/** Vite loads the props schemas of widgets, cells and actions without the words that only people and tools read. */
export function leaveOutWords(): Plugin {
  return {
    name: 'leave-out-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.props\.schema\.json$/ },
      handler: (code) => ({ code: JSON.stringify(withoutWords(JSON.parse(code))), map: null }),
    },
  };
}
