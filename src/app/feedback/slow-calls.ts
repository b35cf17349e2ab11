import { atom, type createStore } from 'jotai';

/** Number of calls without an answer for some seconds. */
export const slowCallsAtom = atom(0);

/**
 * Counts slow calls in a store.
 * @returns the function to call for each slow call; its result is called when that call has ended.
 */
export function watchSlowCalls({ get, set }: ReturnType<typeof createStore>) {
  const count = (by: number): void => set(slowCallsAtom, get(slowCallsAtom) + by);
  return (): (() => void) => {
    count(1);
    return () => count(-1);
  };
}
