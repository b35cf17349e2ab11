import { atom, type createStore } from 'jotai';

/** The number of calls that have had no response for some seconds. */
export const slowCallsAtom = atom(0);

/**
 * Counts slow calls in a store.
 * @returns a function to call for each slow call; it returns another function to call when that call has ended.
 */
export function watchSlowCalls({ get, set }: ReturnType<typeof createStore>) {
  const count = (by: number): void => set(slowCallsAtom, get(slowCallsAtom) + by);
  return (): (() => void) => {
    count(1);
    return () => count(-1);
  };
}
