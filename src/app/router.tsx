import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router-dom';

import { PortError } from '../runtime/ports/index.ts';
import type { AppServices } from './services/index.ts';
import { AppFrame } from './feedback/index.ts';
import { ConnectionPage, ForbiddenPage, NotFoundPage, WaitingPage } from './status-pages/index.ts';
import { guard, signInAddress, signInPath } from './routes/index.ts';

/** The routes of the application; sign-in and shell are loaded when one goes there. Pages of the menu are all below `*`: the shell finds them by their path. */
export function createAppRouter({
  session,
  sessionStore,
  settings,
}: Pick<AppServices, 'session' | 'sessionStore' | 'settings'>) {
  const { home } = settings;

  function guarded({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null {
    const { pathname: path, search } = new URL(request.url);
    const target = guard({ path, search, hasToken: sessionStore.token() !== undefined, home });
    return target === undefined ? null : redirect(target);
  }

  async function loadShell({ request }: LoaderFunctionArgs): Promise<Response | null> {
    const refused = guarded({ request });
    if (refused) return refused;
    try {
      await session.load();
      return null;
    } catch (error) {
      // A server that does not answer is no reason to take the session from a person.
      if (error instanceof PortError && ['offline', 'timeout', 'server'].includes(error.kind)) throw error;
      const { pathname, search } = new URL(request.url);
      session.forget();
      return redirect(signInAddress(`${pathname}${search}`, home));
    }
  }

  return createBrowserRouter([
    {
      Component: AppFrame,
      HydrateFallback: Nothing,
      children: [
        { path: signInPath, loader: guarded, lazy: loadSignIn },
        { path: '/user/*', loader: () => redirect(signInPath), Component: WaitingPage },
        { path: '/404', loader: guarded, Component: NotFoundPage },
        { path: '/403', loader: guarded, Component: ForbiddenPage },
        { path: '/', loader: () => redirect(home), Component: WaitingPage },
        {
          path: '*',
          loader: loadShell,
          lazy: loadLayout,
          HydrateFallback: WaitingPage,
          ErrorBoundary: ConnectionPage,
        },
      ],
    },
  ]);
}

async function loadSignIn() {
  return { Component: (await import('./login/index.ts')).SignInPage };
}

async function loadLayout() {
  return { Component: (await import('./layouts/index.ts')).BasicLayout };
}

function Nothing() {
  return null;
}
