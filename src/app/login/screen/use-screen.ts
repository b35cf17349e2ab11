import { useEffect, useState } from 'react';

import type { OpenPage } from '../../../schema/documents/open-pages.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { readScreen } from './read-screen.ts';

/** The document of a page before the sign-in; undefined until it is there. */
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
