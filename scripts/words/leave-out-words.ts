import type { Plugin } from 'vite';

import { withoutDeclaration } from '../../src/engine/widgets/index.ts';
import { withoutWords } from './without-words.ts';

/**
 * Vite loads the props schemas of widgets, cells and actions without the words that only people and tools read, and
 * without what a widget declares of itself: programs have that in `generated/`.
 */
export function leaveOutWords(): Plugin {
  return {
    name: 'leave-out-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.props\.schema\.json$/ },
      handler: (code) => ({ code: JSON.stringify(withoutWords(withoutDeclaration(JSON.parse(code)))), map: null }),
    },
  };
}
