import { useEffect, useMemo, useRef, useState } from 'react';

import { permissionNames } from '../../../src/engine/permission/index.ts';
import {
  failureText,
  portError,
  type DataRecord,
  type Role,
  type RolesPort,
} from '../../../src/runtime/ports/index.ts';
import { useRuntime, type Runtime } from '../../../src/runtime/registry/index.ts';

/** The role with whose permissions a form is rendered. */
export interface ChosenRole {
  roles: readonly Role[] | undefined;
  role: Role | undefined;
  /** Chooses a role, or the user's own permissions; the form opens again with `values`. */
  choose: (id: string | undefined, values: DataRecord) => void;
  isReading: boolean;
  failure: string | undefined;
  runtime: Runtime;
}

type Granted = Pick<Runtime, 'permissions' | 'authority'>;

/** Loads the roles, and the permissions of the chosen one; then `open` opens the form again. */
export function useChosenRole(port: RolesPort | undefined, open: (record: DataRecord) => void): ChosenRole {
  const own = useRuntime();
  const [roles, setRoles] = useState<readonly Role[]>();
  const [chosen, setChosen] = useState<{ role: Role; granted: Granted }>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asked = useRef(new AbortController());
  useEffect(() => {
    const call = new AbortController();
    port?.list({ signal: call.signal }).then(
      (found) => !call.signal.aborted && setRoles(found),
      (reason: unknown) => !call.signal.aborted && setFailure(textOf(reason)),
    );
    return () => {
      call.abort();
      asked.current.abort();
    };
  }, [port]);
  const show = (next: typeof chosen, values: DataRecord) => {
    setReading(false);
    setChosen(next);
    open(values);
  };
  const choose = (id: string | undefined, values: DataRecord) => {
    asked.current.abort();
    const call = new AbortController();
    asked.current = call;
    setFailure(undefined);
    const role = roles?.find((each) => each.id === id);
    if (!port || !role) return show(undefined, values);
    setReading(true);
    port.authority(role.id, { signal: call.signal }).then(
      (authority) => {
        if (!call.signal.aborted)
          show({ role, granted: { authority, permissions: permissionNames(authority) } }, values);
      },
      (reason: unknown) => {
        if (call.signal.aborted) return;
        setReading(false);
        setFailure(textOf(reason));
      },
    );
  };
  const granted = chosen?.granted;
  const runtime = useMemo(() => (granted ? { ...own, ...granted } : own), [own, granted]);
  return { roles, role: chosen?.role, choose, isReading, failure, runtime };
}

function textOf(reason: unknown): string {
  return failureText(portError(reason));
}
