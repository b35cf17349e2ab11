import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, type ReactNode } from 'react';

import { permissionNames, type AuthEntry } from '../../engine/permission/index.ts';
import { setServerZone } from '../../engine/values/index.ts';
import { declarationOf } from '../../engine/widgets/index.ts';
import { HostFunctionsProvider } from '../../runtime/host/index.ts';
import { preloadWidgets, RuntimeProvider, whenContentStands, type Runtime } from '../../runtime/registry/index.ts';
import { useGo } from '../routes/index.ts';
import { useApp, useData } from '../services/index.ts';
import { authorityAtom, userAtom } from '../session/index.ts';
import { appRegistry } from './app-registry.ts';
import { hostFunctions } from './host-functions.ts';

/** The widgets that most forms use; they are preloaded for the first form that opens. */
const common = appRegistry.widgets.names.filter((name) => declarationOf(name).common);

/** Provides a page with the runtime of the signed-in user and the permissions that its menu entry grants or locks. */
export function SignedInRuntime(props: { children: ReactNode; permissionList?: readonly AuthEntry[] | undefined }) {
  const { children, permissionList } = props;
  const { settings, session } = useApp();
  const { ports } = useData();
  const store = useStore();
  const go = useGo();
  const user = useAtomValue(userAtom);
  const held = useAtomValue(authorityAtom);
  const authority = useMemo(
    () => held && (permissionList ? { ...held, permissionList } : held),
    [held, permissionList],
  );
  const runtime = useMemo((): Runtime => {
    setServerZone(() => settings.timeZone);
    const permissions = authority && permissionNames(authority);
    const reloadUser = () => void session.reloadUser().catch(() => undefined);
    return {
      registry: appRegistry,
      ports,
      store,
      go,
      reloadUser,
      ...(user && { user }),
      ...(permissions && { permissions }),
      ...(authority && { authority }),
    };
  }, [ports, store, user, authority, settings, session, go]);
  useEffect(() => whenContentStands(() => preloadWidgets(appRegistry, common)), []);
  const functions = useMemo(() => hostFunctions(ports), [ports]);
  return (
    <HostFunctionsProvider functions={functions}>
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
    </HostFunctionsProvider>
  );
}
