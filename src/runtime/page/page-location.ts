import { createContext } from 'react';

import type { ListLocation } from '../list/index.ts';

/** The address of the page around. */
export const PageLocationContext = createContext<ListLocation | null>(null);
