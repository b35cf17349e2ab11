import { useEffect, useRef, useState } from 'react';

import {
  failureText,
  portError,
  type BackendModule,
  type BackendModulesPort,
  type DescribedModule,
} from '../../../runtime/ports/index.ts';

/**
 * The outcome for one module: its saved documents with the points their author should check, or the reason why there
 * are none.
 */
export type MadeModule = { module: BackendModule } & ({ described: DescribedModule } | { failure: string });

/** Several modules whose documents are created one after the other. */
export interface SeveralModules {
  free: readonly BackendModule[];
  chosen: ReadonlySet<BackendModule>;
  setChosen(modules: readonly BackendModule[]): void;
  current: BackendModule | undefined;
  made: readonly MadeModule[];
  make(): Promise<void>;
}

/** Initially chooses all modules without documents. Closing the dialog stops after the current module. */
export function useSeveralModules(port: BackendModulesPort, modules: readonly BackendModule[]): SeveralModules {
  const free = modules.filter(({ document }) => document === undefined);
  const [left, setLeft] = useState<ReadonlySet<BackendModule>>(new Set());
  const [current, setCurrent] = useState<BackendModule>();
  const [made, setMade] = useState<readonly MadeModule[]>([]);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const chosen = new Set(free.filter((module) => !left.has(module)));
  return {
    free,
    chosen,
    setChosen: (wanted) => setLeft(new Set(free.filter((module) => !wanted.includes(module)))),
    current,
    made,
    async make() {
      for (const module of chosen) {
        if (!isOpen.current) return;
        setCurrent(module);
        const outcome = await makeOne(port, module);
        setMade((before) => [...before, outcome]);
      }
      setCurrent(undefined);
    },
  };
}

async function makeOne(port: BackendModulesPort, module: BackendModule): Promise<MadeModule> {
  const name = { kind: module.kind, name: module.name };
  try {
    const described = await port.describe(name);
    await port.saveDrafts({ ...name, id: described.id, title: described.title });
    return { module, described };
  } catch (error) {
    return { module, failure: failureText(portError(error)) };
  }
}
