import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { PortError, portError } from '../runtime/ports/index.ts';
import { lazyComponent, whenContentStands } from '../runtime/registry/index.ts';
import { httpErrorAtom } from './feedback/index.ts';
import { DocumentTab, MadeTab } from './pages/index.ts';
import { signInAddress, useBrowserLocation } from './routes/index.ts';
import { DataContext, useApp, type DataServices } from './services/index.ts';
import { userAtom } from './session/index.ts';
import { ConnectionPage, WaitingPage } from './status-pages/index.ts';

const BasicLayout = lazyComponent(async () => (await import('./layouts/index.ts')).BasicLayout);

/** Lets open pages follow what the server tells, once the first of them stands. */
function useServerFollowed(data: DataServices | undefined): void {
  const user = useAtomValue(userAtom)?.id;
  useEffect(() => {
    if (!data || user === undefined) return undefined;
    let stop = () => {};
    const cancel = whenContentStands(() => {
      stop = data.followServer(user);
    });
    return () => {
      cancel();
      stop();
    };
  }, [data, user]);
}

/**
 * Loads the code of the shell and of documents, and in front of a JeecgBoot that of its online forms. Drawing before it
 * stands costs 300 ms, for which React keeps a fallback. What fails is reported where it is drawn.
 */
function loadCode(isJeecg: boolean): Promise<unknown> {
  return Promise.allSettled([BasicLayout, DocumentTab, ...(isJeecg ? [MadeTab] : [])].map((part) => part.preload()));
}

/** The shell, once menu and permissions are there; the sign-in page where the session holds no longer. */
export function SignedIn() {
  const { session, settings, loadData } = useApp();
  const { path, search, go } = useBrowserLocation();
  const [state, setState] = useState<'loading' | { data: DataServices } | { failure: unknown }>('loading');
  const tell = useSetAtom(httpErrorAtom);
  const refusals = useRef(0);
  const load = useCallback(() => {
    let isWanted = true;
    Promise.all([loadData(), session.load(), loadCode(settings.isJeecg)]).then(
      ([data]) => isWanted && setState({ data }),
      (failure: unknown) => {
        if (!isWanted) return;
        // A server that does not answer is no reason to take the session from a person; one that refuses twice is.
        if (!(failure instanceof PortError)) tell(portError(failure));
        else if (failure.kind !== 'unauthorized' && (!failure.code || !refusals.current++))
          return setState({ failure });
        session.forget();
        go(signInAddress(`${path}${search}`, settings.home), { replace: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [loadData, session, settings, path, search, go, tell]);
  useEffect(load, [load]);
  useServerFollowed(typeof state === 'object' && 'data' in state ? state.data : undefined);
  if (state === 'loading') return <WaitingPage />;
  if ('data' in state)
    return (
      <DataContext value={state.data}>
        <Suspense fallback={<WaitingPage />}>
          <BasicLayout />
        </Suspense>
      </DataContext>
    );
  const retry = () => {
    setState('loading');
    load();
  };
  return <ConnectionPage error={state.failure} onRetry={retry} />;
}
