import { createContext, useContext, type ReactNode } from 'react';

import type { HostFunctions } from './host-functions.ts';

const none: HostFunctions = {};
const HostContext = createContext<HostFunctions>(none);

/** Provides functions of the host application to the documents below. Keep `functions` identical between renders. */
export function HostFunctionsProvider({ functions, children }: { functions: HostFunctions; children: ReactNode }) {
  return <HostContext value={functions}>{children}</HostContext>;
}

/** Returns the functions that the host application registered. */
export function useHostFunctions(): HostFunctions {
  return useContext(HostContext);
}
