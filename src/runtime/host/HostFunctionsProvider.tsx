import { createContext, useContext, type ReactNode } from 'react';

import type { HostFunctions } from './host-functions.ts';

const none: HostFunctions = {};
const HostContext = createContext<HostFunctions>(none);

/** Gives functions of the host to the documents below. Keep `functions` identical between renders. */
export function HostFunctionsProvider({ functions, children }: { functions: HostFunctions; children: ReactNode }) {
  return <HostContext value={functions}>{children}</HostContext>;
}

/** The functions that the host registered. */
export function useHostFunctions(): HostFunctions {
  return useContext(HostContext);
}
