import { createContext } from 'react';

import type { ListLocation } from '../list/index.ts';

export const PageLocationContext = createContext<ListLocation | null>(null);
