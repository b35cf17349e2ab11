import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import { allCapabilities, type PortError } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { refuseUnknown } from '../query/index.ts';
import type { ListOptions } from './list-controller.ts';
import { createListLoader, type ListSnapshot } from './list-loader.ts';
import { listRecords } from './list-records.ts';
import { usePoll } from './use-poll.ts';

interface ListLoading {
  snapshot: ListSnapshot;
  stop(): void;
  load(): void;
  refreshQuietly(): void;
}

/**
 * Loads the records of `query` (address and parameters, as JSON) whenever it changes, and as often as the list polls.
 */
export function useListLoading(parts: {
  list: ResolvedList;
  query: string;
  refusal?: PortError | undefined;
  advanced: AdvancedQuery | undefined;
  use: ListOptions;
  onFailure: (error: PortError) => void;
}): ListLoading {
  const { list, query, refusal, advanced, use, onFailure } = parts;
  const { ports } = useRuntime();
  const { capabilities = allCapabilities } = ports;
  const [loader] = useState(createListLoader);
  const snapshot = useSyncExternalStore(loader.subscribe, loader.get, loader.get);
  const start = useCallback(
    (failed?: (error: PortError) => void) => {
      const [address, params]: [string | null, Record<string, string>] = JSON.parse(query);
      const ask = async (signal: AbortSignal) => {
        if (refusal) throw refusal;
        refuseUnknown({ advanced }, capabilities);
        return use.load?.(params, signal) ?? listRecords(ports.records, address, params, signal);
      };
      loader.load(query, ask, failed);
    },
    [loader, ports, query, refusal, advanced, capabilities, use],
  );
  const load = useCallback(() => start(onFailure), [start, onFailure]);

  useEffect(() => {
    const { answered, failure } = loader.get();
    if (answered !== query && failure?.query !== query) load();
    return () => loader.cancel();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- another callback or port is no reason to ask again; another query is
  }, [loader, query]);

  const refreshQuietly = () => {
    if (loader.get().pending === undefined) start();
  };
  usePoll(list.poll, refreshQuietly);
  return { snapshot, stop: loader.giveUp, load, refreshQuietly };
}
