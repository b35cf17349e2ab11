import { useEffect, useState } from 'react';

import { useRuntime } from '../registry/index.ts';
import type { Option } from './ports.ts';

/** The options of given ids, for a chosen value that no page of the search shows. Undefined `id`: asks nothing. */
export function useOptionOfId(resource: string, id: string | undefined): Option | undefined {
  const { records } = useRuntime().ports;
  const [found, setFound] = useState<Option>();

  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    records.options(resource, { ids: [id] }, { signal: controller.signal }).then(
      (options) => {
        if (!controller.signal.aborted) setFound(options.find((option) => option.value === id));
      },
      // The value itself is shown then, which is all that is known of it.
      () => undefined,
    );
    return () => controller.abort();
  }, [resource, id, records]);

  return found?.value === id ? found : undefined;
}
