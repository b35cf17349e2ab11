import { Provider, useAtomValue, type createStore } from 'jotai';
import { Fragment, StrictMode, type ReactNode } from 'react';

import { AppRoutes } from './AppRoutes.tsx';
import { RootBoundary } from './feedback/index.ts';
import { AddressProvider, type AddressHistory } from './routes/index.ts';
import { AppContext, languageAtom, type AppServices } from './services/index.ts';
import { ThemeName } from './theme/index.ts';

interface AppProps {
  services: AppServices;
  store: ReturnType<typeof createStore>;
  history: AddressHistory;
}

/** Renders the whole application on top of what `createFoundation` created. */
export function App({ services, store, history }: AppProps) {
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store}>
          <ThemeName />
          <AppContext value={services}>
            <AddressProvider history={history}>
              <InLanguage>
                <AppRoutes />
              </InLanguage>
            </AddressProvider>
          </AppContext>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(languageAtom)}>{children}</Fragment>;
}
