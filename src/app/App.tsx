import { Provider, useAtomValue, type createStore } from 'jotai';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';

import type { Ports } from '../runtime/data/ports.ts';
import { type Registry, RuntimeProvider } from '../runtime/registry/index.ts';
import { AppContext, type AppServices } from './app-context.tsx';
import { RootBoundary } from './RootBoundary.tsx';
import type { createAppRouter } from './routes/router.tsx';
import { authorityAtom, permissionNames, userAtom } from './session/index.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

interface AppParts {
  services: AppServices;
  router: ReturnType<typeof createAppRouter>;
  registry: Registry;
  ports: Ports;
  store: ReturnType<typeof createStore>;
}

/** The whole application, as `createApp` composed it. */
export function App(parts: AppParts) {
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={parts.store}>
          <ThemeProvider>
            <AppContext value={parts.services}>
              <SignedInRuntime {...parts}>
                <RouterProvider router={parts.router} />
              </SignedInRuntime>
            </AppContext>
          </ThemeProvider>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}

/** Gives pages the runtime of the person who is signed in. */
function SignedInRuntime({ registry, ports, store, children }: AppParts & { children: ReactNode }) {
  const user = useAtomValue(userAtom);
  const authority = useAtomValue(authorityAtom);
  const runtime = useMemo(() => {
    const permissions = authority && permissionNames(authority);
    return { registry, ports, store, ...(user && { user }), ...(permissions && { permissions }) };
  }, [registry, ports, store, user, authority]);
  return <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
}
