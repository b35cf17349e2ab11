import { useEffect, useState } from 'react';

import { portError, type PortError, type PublicationPreview } from '../../../../runtime/ports/index.ts';

/** The consequences of a publication, or the reason why they are not known. */
export interface PublicationConsequences {
  preview: PublicationPreview | undefined;
  failure: PortError | undefined;
  retry: () => void;
}

/**
 * Asks for the consequences of a publication, and again when `wanted` changes.
 * @param ask stays identical between renders.
 * @param wanted names the documents that are published.
 */
export function usePublicationPreview(
  ask: (wanted: string, signal: AbortSignal) => Promise<PublicationPreview>,
  wanted: string,
): PublicationConsequences {
  const [found, setFound] = useState<{ wanted: string; preview?: PublicationPreview; failure?: PortError }>();
  const current = found?.wanted === wanted ? found : undefined;
  const isWanted = current === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const call = new AbortController();
    ask(wanted, call.signal).then(
      (preview) => !call.signal.aborted && setFound({ wanted, preview }),
      (reason: unknown) => !call.signal.aborted && setFound({ wanted, failure: portError(reason) }),
    );
    return () => call.abort();
  }, [ask, wanted, isWanted]);
  return { preview: current?.preview, failure: current?.failure, retry: () => setFound(undefined) };
}
