import { atom } from 'jotai/vanilla';

import type { matchPage } from './match-page.ts';

/** The id of the low-code application whose page is shown. Every call sends it. */
export const lowAppAtom = atom<string | undefined>(undefined);

/**
 * Returns the low-code application of a page: its parameter `appId`, if the name of its route begins with `low-app`.
 */
export function lowAppOf(shown: ReturnType<typeof matchPage>): string | undefined {
  return shown?.page.name?.startsWith('low-app') ? shown.params['appId'] : undefined;
}
