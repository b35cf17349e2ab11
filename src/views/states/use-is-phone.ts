import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than 768 px; follows it. */
export const useIsPhone = mediaHook('(max-width: 767.98px)');

/** Whether the window is lower than 500 px, as that of a phone on its side is; follows it. */
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
