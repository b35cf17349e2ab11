import { useEffect, useState } from 'react';

import { useRuntime } from '../../registry/index.ts';

/** The address at which a stored file can be shown: `waiting` while it is loading, `failed` if there is none. */
export type FileAddress = { status: 'waiting' | 'failed' } | { status: 'ready'; address: string };

interface Found {
  path: string;
  tries: number;
  address?: string;
}

/**
 * Resolves the address at which the browser shows a stored file, batched with the other files of the page. `onBroken`
 * is for an `<img>` that failed to load (its link may have expired): a new link is requested, once.
 */
export function useFileAddress(path: string): { shown: FileAddress; onBroken: () => void } {
  const { files } = useRuntime().ports;
  const [tries, setTries] = useState({ path, count: 0 });
  const [found, setFound] = useState<Found>();
  const count = tries.path === path ? tries.count : 0;
  const isKnown = found?.path === path && found.tries === count;

  useEffect(() => {
    // A known address is kept, also when a hidden tab is shown again: the image is already loaded.
    if (isKnown || count > 1) return undefined;
    let isGone = false;
    const tell = (address?: string) => {
      if (!isGone) setFound({ path, tries: count, ...(address !== undefined && { address }) });
    };
    files.link(path, { again: count > 0 }).then(tell, () => tell());
    return () => {
      isGone = true;
    };
  }, [files, path, count, isKnown]);

  // A full address cannot be resolved to another one.
  const next = /^(data:|blob:|https?:)/i.test(path) ? 2 : count + 1;
  return { shown: shownOf(isKnown ? found : undefined, count), onBroken: () => setTries({ path, count: next }) };
}

function shownOf(found: Found | undefined, count: number): FileAddress {
  if (count > 1) return { status: 'failed' };
  if (!found) return { status: 'waiting' };
  return found.address === undefined ? { status: 'failed' } : { status: 'ready', address: found.address };
}
