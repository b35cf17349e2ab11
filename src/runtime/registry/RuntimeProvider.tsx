import { Provider, type createStore } from 'jotai';
import { createContext, Fragment, useContext, type ComponentType, type ReactNode } from 'react';

import type { EvaluationContext } from '../../engine/form/index.ts';
import type { Authority } from '../../engine/permission/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Registry } from './create-registry.ts';

export interface Runtime {
  registry: Registry;
  ports: Ports;
  /** Names of the user's permissions; undefined allows all (designer, stories). */
  permissions?: ReadonlySet<string>;
  /** The server's rules for controlled buttons and columns; absent without a server (designer, stories). */
  authority?: Authority;
  user?: EvaluationContext['user'];
  /** Requests the signed-in user again; absent if there is none (designer, stories). */
  reloadUser?: () => void;
  /** Navigates to an address of the application; absent without a shell (designer, stories). */
  go?: (address: string) => void;
  store: ReturnType<typeof createStore>;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Provides the runtime and its jotai store to the tree below. Keep `runtime` identical between renders. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeContext.Provider value={runtime}>
      <Provider store={runtime.store}>{children}</Provider>
    </RuntimeContext.Provider>
  );
}

/** Returns the runtime of the nearest `RuntimeProvider`. Throws if there is none. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime must be used below RuntimeProvider');
  return runtime;
}

/** Returns the component to wrap around content of a library; a fragment if the view set has none. */
export function useScope(): ComponentType<{ children: ReactNode }> {
  const { useScope: use = noScope } = useRuntime().registry.views;
  return use();
}

const noScope = () => Fragment;
