import { Provider, type createStore } from 'jotai';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';

import { AppContext, type AppServices } from './services/index.ts';
import { RootBoundary } from './feedback/index.ts';
import type { createAppRouter } from './router.tsx';
import { ThemeProvider } from './theme/index.ts';

interface AppParts {
  services: AppServices;
  router: ReturnType<typeof createAppRouter>;
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
              <RouterProvider router={parts.router} />
            </AppContext>
          </ThemeProvider>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}
