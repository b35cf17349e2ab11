import { atom } from 'jotai';

import type { PortError } from '../../runtime/ports/index.ts';

/** The last call that failed below the envelope. Each new error is shown once. */
export const httpErrorAtom = atom<PortError | undefined>(undefined);
