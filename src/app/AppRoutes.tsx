import { createElement, Suspense, useEffect, useState } from 'react';

import { lazyComponent, type LazyComponent } from '../runtime/registry/index.ts';
import { AppFrame } from './feedback/index.ts';
import { guard, landingPath, signInPath, useBrowserLocation } from './routes/index.ts';
import { useApp } from './services/index.ts';
import { SignedIn } from './SignedIn.tsx';

const SignInPage = lazyComponent(async () => (await import('./login/index.ts')).SignInPage);
const openPage = async () => (await import('./login/index.ts')).openPages;
const rarePage = async () => (await openPage()).rare();
const RegisterPage = lazyComponent(async () => (await (await rarePage()).register()).RegisterPage);
const RegisterResultPage = lazyComponent(async () => (await (await rarePage()).register()).RegisterResultPage);
const AlterationPage = lazyComponent(async () => (await (await rarePage()).alteration()).AlterationPage);
const LandingPage = lazyComponent(async () => (await (await openPage()).landing()).LandingPage);
const ScanPage = lazyComponent(async () => (await (await rarePage()).scan()).ScanPage);

const openPages = new Map<string, LazyComponent<object>>([
  [signInPath, SignInPage],
  ['/user/register', RegisterPage],
  ['/user/register-result', RegisterResultPage],
  ['/user/alteration', AlterationPage],
  [landingPath, LandingPage],
  ['/scan-login', ScanPage],
]);

/**
 * Renders the routes of the application: the sign-in pages, and the shell, which finds all other pages by their path.
 */
export function AppRoutes() {
  return (
    <AppFrame>
      <Route />
    </AppFrame>
  );
}

function Route() {
  const { settings, sessionStore } = useApp();
  const { path, search, key, go } = useBrowserLocation();
  const ask = () => {
    if (path === '/') return settings.home;
    if (path === '/user' || (path.startsWith('/user/') && !openPages.has(path))) return signInPath;
    return guard({ path, search, hasToken: sessionStore.token() !== undefined, home: settings.home });
  };
  // The guard runs once per navigation; a session that ends navigates away itself.
  const [asked, setAsked] = useState(() => ({ key, target: ask() }));
  if (asked.key !== key) setAsked({ key, target: ask() });
  const { target } = asked;
  useEffect(() => {
    if (target !== undefined) go(target, { replace: true });
  }, [target, go]);
  if (target !== undefined) return null;
  const open = openPages.get(path);
  return open ? <Suspense fallback={null}>{createElement(open)}</Suspense> : <SignedIn />;
}
