import { useCallback, useEffect, useState } from 'react';

import { useApp } from '../../services/index.ts';
import { signInProblem } from '../../session/index.ts';

/** Loads `path` and parses the result; `reload` sends the request again. */
export function useLoaded<Result>(path: string, parse: (result: unknown) => Result) {
  const { http } = useApp();
  const [loaded, setLoaded] = useState<{ result?: Result; problem?: string }>({});

  const load = useCallback(
    (isWanted: () => boolean) =>
      http.send({ method: 'GET', path, quiet: true }).then(
        ({ result }) => isWanted() && setLoaded({ result: parse(result) }),
        (error: unknown) => isWanted() && setLoaded({ problem: signInProblem(error) }),
      ),
    [http, path, parse],
  );
  useEffect(() => {
    let isWanted = true;
    void load(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [load]);

  return { ...loaded, reload: () => void load(() => true) };
}
