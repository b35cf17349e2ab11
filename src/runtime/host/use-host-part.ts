import { useContext, useEffect, useState, type ComponentType } from 'react';

import { HostPartsContext, type HostParts, type LoadParts } from './host-parts.ts';

/** The state of a component by name: `missing` if the host has none, `failed` if its code could not be loaded. */
export type HostPartState = { status: 'waiting' | 'missing' | 'failed' } | { status: 'ready'; part: ComponentType };

export function useHostPart(name: string): HostPartState {
  const load = useContext(HostPartsContext);
  const [loaded, setLoaded] = useState<{ by: LoadParts; parts: HostParts | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const tell = (parts: HostParts | undefined) => isWanted && setLoaded({ by: load, parts });
    load().then(tell, () => tell(undefined));
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded?.by !== load) return { status: 'waiting' };
  if (!loaded.parts) return { status: 'failed' };
  const part = Object.hasOwn(loaded.parts, name) ? loaded.parts[name] : undefined;
  return part ? { status: 'ready', part } : { status: 'missing' };
}
