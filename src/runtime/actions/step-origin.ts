import { createContext } from 'react';

import type { DialogOrigin } from './dialog-origin.ts';

/** The scope, context and effects for steps inside a form or a screen; null if nothing runs steps there. */
export const StepOrigin = createContext<DialogOrigin | null>(null);
