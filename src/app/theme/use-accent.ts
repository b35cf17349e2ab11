import type { ThemeConfig } from 'antd';
import { useEffect, useMemo, useReducer } from 'react';

import { accents, type Accent } from './look.ts';
import type { ThemeName } from './preferences.ts';

type Shades = typeof import('./accent/index.ts');
let loaded: Shades | undefined;

/** Loads the code that computes the shades of a colour. Pages with the default colour never load it. */
export async function loadShades(): Promise<void> {
  loaded ??= await import('./accent/index.ts');
}

/** Returns the colours of an accent in a theme, or undefined without an accent and until the code has loaded. */
export function useAccent(accent: Accent | undefined, theme: ThemeName) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isHere = loaded !== undefined;
  const isWanted = accent !== undefined && !isHere;
  useEffect(() => {
    if (isWanted) void loadShades().then(draw, () => undefined);
  }, [isWanted]);
  return useMemo(
    () => (isHere && accent !== undefined ? coloursOf(accent, theme) : undefined),
    [isHere, accent, theme],
  );
}

function coloursOf(accent: Accent, theme: ThemeName) {
  if (!loaded) return undefined;
  const { accentShades, accentVariables, withAccent } = loaded;
  const shades = accentShades(accents[accent], theme);
  return {
    variables: accentVariables(accents[accent], shades),
    themed: (usual: ThemeConfig) => withAccent(usual, shades),
  };
}
