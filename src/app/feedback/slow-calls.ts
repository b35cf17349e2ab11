import { atom, type createStore } from 'jotai';

import type { Http } from '../../data-sources/jeecg/index.ts';

/** What the server does while calls are slow: kinds of work that it names; undefined while none is slow. */
export const slowWorkAtom = atom<readonly string[] | undefined>(undefined);

/** How often the server is asked while calls are slow, in milliseconds. */
const askAgain = 3_000;

/**
 * Asks the server what takes long, as long as a call is slow.
 * @returns what is called where one becomes slow; it gives what is called where that one ends.
 */
export function watchSlowCalls(store: ReturnType<typeof createStore>, http: () => Pick<Http, 'fetch'>) {
  let slow = 0;
  const ask = async (): Promise<void> => {
    const work = await workUnderWay(http());
    if (slow === 0) return;
    store.set(slowWorkAtom, work);
    setTimeout(() => slow > 0 && void ask(), askAgain);
  };
  return (): (() => void) => {
    slow += 1;
    if (slow === 1) void ask();
    return () => {
      slow -= 1;
      if (slow === 0) store.set(slowWorkAtom, undefined);
    };
  };
}

/** The long work of the server; none where it does not say. */
async function workUnderWay(http: Pick<Http, 'fetch'>): Promise<string[]> {
  try {
    const call = { method: 'GET', base: '', path: '/healthz', quiet: true, session: 'none', isProbe: true } as const;
    const answer: unknown = await (await http.fetch(call)).json();
    const named = typeof answer === 'object' && answer !== null && 'underWay' in answer ? answer.underWay : [];
    return Array.isArray(named) ? named.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
