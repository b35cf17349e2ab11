import { createContext } from 'react';

import type { DialogOrigin } from './dialog-origin.ts';

/** What the steps that stand inside a form or a screen see and do; null where nobody carries them out. */
export const StepOrigin = createContext<DialogOrigin | null>(null);
