import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { lazyComponent, useLoaded, whenContentStands } from '../../runtime/registry/index.ts';
import { expiredAtom } from '../session/index.ts';
import { httpErrorAtom } from './http-error-atom.ts';
import { OutdatedPanel } from './OutdatedPanel.tsx';
import { slowCallsAtom } from './slow-calls.ts';

import './feedback.css';

const SlowNotice = lazyComponent(async () => (await import('./SlowNotice.tsx')).SlowNotice);
const Notices = lazyComponent(async () => (await import('./Notices.tsx')).Notices);

/** Wraps all routes with the messages and dialogs that any of them may show. Their code is loaded after the page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const isExpired = useAtomValue(expiredAtom);
  const error = useAtomValue(httpErrorAtom);
  const [isNeeded, setNeeded] = useState(false);
  if ((isExpired || error) && !isNeeded) setNeeded(true);
  const isHere = useLoaded(Notices, isNeeded);
  const isSlow = useAtomValue(slowCallsAtom) > 0;
  const saysSlow = useLoaded(SlowNotice, isSlow);
  // A call that fails because the network is down cannot wait for the code that shows the message.
  useEffect(() => whenContentStands(() => Notices.preload(), 'first'), []);
  return (
    <>
      {children}
      {isNeeded && isHere && (
        <ErrorBoundary fallback={null}>
          <Notices />
        </ErrorBoundary>
      )}
      {isSlow && saysSlow && <SlowNotice />}
      <OutdatedPanel />
    </>
  );
}
