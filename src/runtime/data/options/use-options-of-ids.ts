import { useEffect, useState } from 'react';

import { markedName } from '../../../engine/values/index.ts';
import type { Option } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

/**
 * Returns the texts of ids, by id, for chosen values that no page of the search contains. Without ids, nothing is
 * requested.
 */
export function useOptionsOfIds(resource: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const { records } = useRuntime().ports;
  const [found, setFound] = useState<{ asked: string; options: Option[] }>();
  const asked = [resource, ...ids].join('\n');

  useEffect(() => {
    const [from = '', ...wanted] = asked.split('\n');
    if (wanted.length === 0) return;
    const controller = new AbortController();
    records.options(from, { ids: wanted }, { signal: controller.signal }).then(
      (options) => {
        if (!controller.signal.aborted) setFound({ asked, options });
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [asked, records]);

  const named = found?.asked === asked ? found.options : [];
  return new Map(named.map(({ value, text, mark }) => [value, markedName(text, mark)]));
}
