import { useEffect, useState } from 'react';

import { optionsGiven, type RemoteOption, type RemoteOptions } from '../../engine/form/index.ts';
import { callHostFunction } from './host-functions.ts';
import { useHostFunctions } from './HostFunctionsProvider.tsx';

export interface HostOptions {
  options: readonly RemoteOption[];
  isLoading: boolean;
  failure?: string;
}

const waiting: HostOptions = { options: [], isLoading: true };

/** Requests the options of a field from the host once, and again when the function or the host changes. */
export function useHostOptions(remote: RemoteOptions): HostOptions {
  const functions = useHostFunctions();
  const [given, setGiven] = useState<HostOptions & { by?: unknown; for?: RemoteOptions }>(waiting);
  useEffect(() => {
    let isWanted = true;
    const tell = (next: HostOptions) => {
      if (isWanted) setGiven({ ...next, by: functions, for: remote });
    };
    callHostFunction(functions, remote.function).then(
      (answer) => tell({ options: optionsGiven(answer, remote), isLoading: false }),
      (error: unknown) =>
        tell({ options: [], isLoading: false, failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [functions, remote]);
  return given.by === functions && given.for === remote ? given : waiting;
}
