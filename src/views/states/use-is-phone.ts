import { useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';

/** Whether the window is narrower than 768 px; follows it. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
