import { useCallback, useEffect, useState } from 'react';

import type { ResolvedDialog } from '../../engine/dialog/index.ts';
import { runSteps } from '../actions/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { dialogRun } from './dialog-run.ts';

type Run = ReturnType<typeof dialogRun>;

export type DialogLoad =
  | { status: 'loading' }
  | { status: 'ready'; run: Run; reload: () => Promise<void> }
  | { status: 'failed'; error: Error; retry: () => void };

/** Runs the `load` steps of a dialog when it opens; the returned `run` has their result as `$loaded`. */
export function useDialogLoad({ load }: Pick<ResolvedDialog, 'load'>, run: Run): DialogLoad {
  const { actions } = useRuntime().registry;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ value: unknown }>();
  const [error, setError] = useState<Error>();
  const [start] = useState(run);
  const ask = useCallback(
    async (isWanted: () => boolean) => {
      const effects = { ...start.effects, notify: () => undefined };
      const outcome = await runSteps(load ?? [], { actions, scope: start.scope, context: start.context, effects });
      if (!isWanted()) return;
      if (outcome.ended === 'failed') setError(outcome.error);
      else setLoaded({ value: outcome.ended === 'done' ? (outcome.value ?? null) : null });
    },
    [load, actions, start],
  );
  useEffect(() => {
    if (!load) return undefined;
    let isHere = true;
    void ask(() => isHere);
    return () => void (isHere = false);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt is a reason to ask again
  }, [load, ask, attempt]);

  const reload = useCallback(() => (load ? ask(() => true) : Promise.resolve()), [load, ask]);
  const retry = () => {
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  if (!load) return { status: 'ready', run, reload };
  if (loaded) return { status: 'ready', run: { ...run, scope: { ...run.scope, $loaded: loaded.value } }, reload };
  return error ? { status: 'failed', error, retry } : { status: 'loading' };
}
