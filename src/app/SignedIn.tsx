import { useAtomValue } from 'jotai';
import { Suspense, useCallback, useEffect, useState } from 'react';

import { PortError } from '../runtime/ports/index.ts';
import { lazyComponent, whenContentStands } from '../runtime/registry/index.ts';
import { signInAddress, useBrowserLocation } from './routes/index.ts';
import { userAtom } from './session/index.ts';
import { useApp } from './services/index.ts';
import { ConnectionPage, WaitingPage } from './status-pages/index.ts';

const BasicLayout = lazyComponent(async () => (await import('./layouts/index.ts')).BasicLayout);

/** Lets open pages follow what is published, once the first of them stands. */
function useDocumentsFollowed(isReady: boolean): void {
  const { followDocuments } = useApp();
  const user = useAtomValue(userAtom)?.id;
  useEffect(() => {
    if (!isReady || user === undefined) return undefined;
    let stop = () => {};
    const cancel = whenContentStands(() => {
      stop = followDocuments(user);
    });
    return () => {
      cancel();
      stop();
    };
  }, [followDocuments, isReady, user]);
}

/** Loads the shell's code before it is drawn. */
export const preloadShell: () => Promise<void> = BasicLayout.preload;

/** The shell, once menu and permissions are there; the sign-in page where the session holds no longer. */
export function SignedIn() {
  const { session, settings } = useApp();
  const { path, search, go } = useBrowserLocation();
  const [state, setState] = useState<'loading' | 'ready' | { failure: unknown }>('loading');
  const load = useCallback(() => {
    let isWanted = true;
    session.load().then(
      () => isWanted && setState('ready'),
      (failure: unknown) => {
        if (!isWanted) return;
        // A server that does not answer is no reason to take the session from a person.
        const isPassing = failure instanceof PortError && ['offline', 'timeout', 'server'].includes(failure.kind);
        if (isPassing) return setState({ failure });
        session.forget();
        go(signInAddress(`${path}${search}`, settings.home), { replace: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [session, settings.home, path, search, go]);
  useEffect(load, [load]);
  useDocumentsFollowed(state === 'ready');
  if (state === 'loading') return <WaitingPage />;
  if (state === 'ready')
    return (
      <Suspense fallback={<WaitingPage />}>
        <BasicLayout />
      </Suspense>
    );
  const retry = () => {
    setState('loading');
    load();
  };
  return <ConnectionPage error={state.failure} onRetry={retry} />;
}
