import { useEffect, useState } from 'react';

import type { OpenPage } from '../../../schema/documents/open-pages.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { readScreen } from './read-screen.ts';

/** Returns the document of a page before sign-in, or undefined until it has loaded. */
export function useScreen(name: OpenPage): JsonObject | undefined {
  const { http } = useApp();
  const [screen, setScreen] = useState<JsonObject>();
  useEffect(() => {
    let isWanted = true;
    void readScreen(http, name).then((read) => isWanted && setScreen(read));
    return () => {
      isWanted = false;
    };
  }, [http, name]);
  return screen;
}
