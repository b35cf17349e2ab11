import { createContext } from 'react';

import type { PanelWords } from '../panel-words.ts';
import type { Property } from '../property.ts';

/** The data of a field for the item that the panel renders around it. */
export interface PanelItem {
  property: Property;
  problem: string | undefined;
  words: PanelWords;
  reset: () => void;
  toggle: () => void;
}

/** Returns the item of a control by its id. */
export const PanelItems = createContext<(id: string) => PanelItem | undefined>(() => undefined);
