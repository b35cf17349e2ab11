import { atom } from 'jotai';

import type { PortError } from '../../runtime/ports/index.ts';

/** The last call that failed below the envelope; each new one is shown once. */
export const httpErrorAtom = atom<PortError | undefined>(undefined);
