import { useEffect, useState } from 'react';

import type { Option } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

/**
 * Returns the items of a dictionary: immediately if they are cached, otherwise undefined until they are loaded. Returns
 * [] without a code.
 */
export function useDictionary(code: string | undefined): Option[] | undefined {
  const { dictionaries } = useRuntime().ports;
  const [loaded, setLoaded] = useState<{ code: string; items: Option[] }>();

  const isKnown = !code || dictionaries.cached(code) !== undefined;

  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    void dictionaries.items(code, { signal: controller.signal }).then((items) => {
      if (!controller.signal.aborted) setLoaded({ code, items });
    });
    return () => controller.abort();
  }, [code, dictionaries, isKnown]);

  if (!code) return none;
  return dictionaries.cached(code) ?? (loaded?.code === code ? loaded.items : undefined);
}

const none: Option[] = [];
