import { useSyncExternalStore } from 'react';

/**
 * The width class of the window: `phone` below 768 px (menu in a drawer, no tabs), `compact` below 1088 px (side menu
 * collapsed), otherwise `wide` (docs/requirements.md, Screens).
 */
export type Viewport = 'phone' | 'compact' | 'wide';

const phone = '(max-width: 767.98px)';
const compact = '(max-width: 1087.98px)';

export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, read, () => 'wide');
}

function read(): Viewport {
  if (matchMedia(phone).matches) return 'phone';
  return matchMedia(compact).matches ? 'compact' : 'wide';
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(phone), matchMedia(compact)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
