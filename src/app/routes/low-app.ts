import { atom } from 'jotai/vanilla';

import type { matchPage } from './match-page.ts';

/** Id of the low-code application whose page is shown, which every call then tells. */
export const lowAppAtom = atom<string | undefined>(undefined);

/** The application of a page: its parameter `appId`, where the name of its route begins with `low-app`. */
export function lowAppOf(shown: ReturnType<typeof matchPage>): string | undefined {
  return shown?.page.name?.startsWith('low-app') ? shown.params['appId'] : undefined;
}
