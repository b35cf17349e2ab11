import type { ReactElement } from 'react';

export interface ActiveQueryProps {
  onClear: () => void;
  children: (close: () => void) => ReactElement;
}
