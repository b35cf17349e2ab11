import { Provider, type createStore } from 'jotai';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { AppRoutes } from './AppRoutes.tsx';
import { AppContext, type AppServices } from './services/index.ts';
import { RootBoundary } from './feedback/index.ts';
import { ThemeName } from './theme/index.ts';

/** The whole application, as `createApp` composed it. */
export function App({ services, store }: { services: AppServices; store: ReturnType<typeof createStore> }) {
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store}>
          <ThemeName />
          <AppContext value={services}>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </AppContext>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}
