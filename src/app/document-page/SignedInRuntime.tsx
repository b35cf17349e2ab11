import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';

import { declarationOf } from '../../engine/widgets/index.ts';
import { preloadWidgets, RuntimeProvider, whenContentStands } from '../../runtime/registry/index.ts';
import { useApp } from '../services/index.ts';
import { useGo } from '../routes/index.ts';
import { appRegistry } from './app-registry.ts';
import { authorityAtom, permissionNames, userAtom } from '../session/index.ts';

/** What most forms are made of; the first one that is opened finds it loaded. */
const common = appRegistry.widgets.names.filter((name) => declarationOf(name).common);

/** Gives a page the runtime of the person who is signed in. */
export function SignedInRuntime({ children }: { children: ReactNode }) {
  const { ports, settings } = useApp();
  const { timeZone } = settings;
  const store = useStore();
  const go = useGo();
  const user = useAtomValue(userAtom);
  const authority = useAtomValue(authorityAtom);
  const runtime = useMemo(() => {
    const permissions = authority && permissionNames(authority);
    const own = { go, ...(user && { user }), ...(permissions && { permissions }), ...(authority && { authority }) };
    return { registry: appRegistry, ports, store, ...(timeZone && { timeZone }), ...own };
  }, [ports, store, user, authority, timeZone, go]);
  useEffect(() => whenContentStands(() => preloadWidgets(appRegistry, common)), []);
  return <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
}
