import { useSyncExternalStore } from 'react';

/** Returns true if the window is narrower than 768 px; updates on resize. */
export const useIsPhone = mediaHook('(max-width: 767.98px)');

/** Returns true if the window is lower than 500 px, as a phone in landscape is; updates on resize. */
export const useIsLow = mediaHook('(max-height: 499.98px)');

function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const matches = () => window.matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, matches);
}
