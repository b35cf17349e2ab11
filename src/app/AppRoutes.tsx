import { Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { lazyComponent } from '../runtime/registry/index.ts';
import { AppFrame } from './feedback/index.ts';
import { guard, signInPath, useBrowserLocation } from './routes/index.ts';
import { useApp } from './services/index.ts';
import { SignedIn } from './SignedIn.tsx';
import { ForbiddenPage } from './status-pages/index.ts';

const SignInPage = lazyComponent(async () => (await import('./login/index.ts')).SignInPage);

/** The routes of the application: sign-in, a page that says no, and the shell, which finds all others by their path. */
export function AppRoutes() {
  return (
    <AppFrame>
      <Route />
    </AppFrame>
  );
}

function Route() {
  const { settings, sessionStore } = useApp();
  const { path, search, key } = useBrowserLocation();
  const ask = () => {
    if (path === '/') return settings.home;
    if (path.startsWith('/user/') && path !== signInPath) return signInPath;
    return guard({ path, search, hasToken: sessionStore.token() !== undefined, home: settings.home });
  };
  // The guard is asked once for each navigation: a session that ends leaves by itself.
  const [asked, setAsked] = useState(() => ({ key, target: ask() }));
  if (asked.key !== key) setAsked({ key, target: ask() });
  const { target } = asked;
  if (target !== undefined) return <Navigate to={target} replace />;
  switch (path) {
    case signInPath:
      return (
        <Suspense fallback={null}>
          <SignInPage />
        </Suspense>
      );
    case '/403':
      return <ForbiddenPage />;
    default:
      return <SignedIn />;
  }
}
