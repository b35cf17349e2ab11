import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';

import { defaultLook } from './look.ts';
import { lookAtom, themeAtom } from './preferences.ts';
import { useAccent } from './use-accent.ts';

import './global.css';

/** Sets the theme and colours on the document element, for the style sheets. */
export function ThemeName() {
  const name = useAtomValue(themeAtom);
  const { accent, colorWeak } = useAtomValue(lookAtom);
  const variables = useAccent(accent === defaultLook.accent ? undefined : accent, name)?.variables;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-color-weak', colorWeak);
  }, [colorWeak]);
  useLayoutEffect(() => {
    if (!variables) return undefined;
    const { style } = document.documentElement;
    for (const [variable, value] of Object.entries(variables)) style.setProperty(variable, value);
    return () => {
      for (const variable of Object.keys(variables)) style.removeProperty(variable);
    };
  }, [variables]);
  return null;
}
