import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';

import { themeAtom } from './preferences.ts';
import './global.css';

/** Tells the style sheets which theme holds. */
export function ThemeName() {
  const name = useAtomValue(themeAtom);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return null;
}
