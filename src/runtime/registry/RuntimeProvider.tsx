import { Provider, type createStore } from 'jotai';
import { createContext, Fragment, useContext, type ComponentType, type ReactNode } from 'react';

import type { EvaluationContext } from '../../engine/form/index.ts';
import type { Authority } from '../../engine/permission/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Registry } from './create-registry.ts';

/** What the app hands to everything below it. */
export interface Runtime {
  registry: Registry;
  ports: Ports;
  /** Permission names the person holds; undefined allows all (designer, stories). */
  permissions?: ReadonlySet<string>;
  /** What the server says of buttons and columns under control; absent where there is none (designer, stories). */
  authority?: Authority;
  user?: EvaluationContext['user'];
  /** Asks again who is signed in; absent where nobody is (designer, stories). */
  reloadUser?: () => void;
  /** Goes to an address of the application; absent where there is no shell (designer, stories). */
  go?: (address: string) => void;
  store: ReturnType<typeof createStore>;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Gives the runtime to the tree below, and its jotai store with it. Keep `runtime` identical between renders. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeContext.Provider value={runtime}>
      <Provider store={runtime.store}>{children}</Provider>
    </RuntimeContext.Provider>
  );
}

/** The runtime of the nearest `RuntimeProvider`; throws where there is none. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime must be used below RuntimeProvider');
  return runtime;
}

/** What stands around a part that a library draws; a fragment where the view set has nothing for it. */
export function useScope(): ComponentType<{ children: ReactNode }> {
  const { useScope: use = noScope } = useRuntime().registry.views;
  return use();
}

const noScope = () => Fragment;
