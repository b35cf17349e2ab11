import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { PortError, portError } from '../runtime/ports/index.ts';
import { lazyComponent, whenContentStands } from '../runtime/registry/index.ts';
import { httpErrorAtom } from './feedback/index.ts';
import { DocumentTab, MadeTab } from './pages/document-tab.ts';
import { signInAddress, useBrowserLocation } from './routes/index.ts';
import { DataContext, useApp, type DataServices } from './services/index.ts';
import { userAtom } from './session/index.ts';
import { ConnectionPage, WaitingPage } from './status-pages/index.ts';

const BasicLayout = lazyComponent(async () => (await import('./layouts/index.ts')).BasicLayout);

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
 * Preloads the code of the shell and of document pages and, with a JeecgBoot server, of its online forms. Rendering a
 * part before it has loaded costs 300 ms, the time React keeps a fallback on screen. A failed load is reported where
 * the part is rendered.
 */
function loadCode(isJeecg: boolean): Promise<unknown> {
  return Promise.allSettled([BasicLayout, DocumentTab, ...(isJeecg ? [MadeTab] : [])].map((part) => part.preload()));
}

/**
 * Renders the shell once menu and permissions have loaded, and goes to the sign-in page if the session is no longer
 * valid.
 */
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
        // A server that does not respond is no reason to end the session; one that refuses twice is.
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
