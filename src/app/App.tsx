import { Provider, type createStore, useAtomValue } from 'jotai';
import { Fragment, type ReactNode, StrictMode } from 'react';

import { AppRoutes } from './AppRoutes.tsx';
import { RootBoundary } from './feedback/index.ts';
import { AddressProvider, type AddressHistory } from './routes/index.ts';
import { AppContext, type AppServices, languageAtom } from './services/index.ts';
import { ThemeName } from './theme/index.ts';

interface AppProps {
  services: AppServices;
  store: ReturnType<typeof createStore>;
  history: AddressHistory;
}

/** The whole application, over what `createFoundation` made. */
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

/** Draws all anew in another language. */
function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(languageAtom)}>{children}</Fragment>;
}
