import { useEffect, useState } from 'react';

import { useRuntime } from '../../registry/index.ts';

/** Where a stored file can be shown: `waiting` until that is known, `failed` where it cannot be. */
export type FileAddress = { status: 'waiting' | 'failed' } | { status: 'ready'; address: string };

interface Found {
  path: string;
  tries: number;
  address?: string;
}

/**
 * The address at which the browser shows a stored file, asked for together with those of the other files of the page.
 * `onBroken` is for an `<img>` that could not load it (its link may have grown old): a new link is asked for, once.
 */
export function useFileAddress(path: string): { shown: FileAddress; onBroken: () => void } {
  const { files } = useRuntime().ports;
  const [tries, setTries] = useState({ path, count: 0 });
  const [found, setFound] = useState<Found>();
  const count = tries.path === path ? tries.count : 0;
  const isKnown = found?.path === path && found.tries === count;

  useEffect(() => {
    // What is known stays, when a hidden tab is shown again too: the picture is there already.
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

  // An address stands for itself: there is no other one.
  const next = /^(data:|blob:|https?:)/i.test(path) ? 2 : count + 1;
  return { shown: shownOf(isKnown ? found : undefined, count), onBroken: () => setTries({ path, count: next }) };
}

function shownOf(found: Found | undefined, count: number): FileAddress {
  if (count > 1) return { status: 'failed' };
  if (!found) return { status: 'waiting' };
  return found.address === undefined ? { status: 'failed' } : { status: 'ready', address: found.address };
}
