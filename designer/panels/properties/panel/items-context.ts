import { createContext } from 'react';

import type { PanelWords } from '../panel-words.ts';
import type { Property } from '../property.ts';

/** What the panel knows of a field that it draws around. */
export interface PanelItem {
  property: Property;
  problem: string | undefined;
  words: PanelWords;
  reset: () => void;
  /** Between a fixed value and an expression. */
  toggle: () => void;
}

/** The item of a control, by its id. */
export const PanelItems = createContext<(id: string) => PanelItem | undefined>(() => undefined);
