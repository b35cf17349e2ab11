import { createContext, startTransition, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Address, AddressHistory } from './history.ts';

const AddressContext = createContext<{ address: Address; history: AddressHistory } | null>(null);

/** Provides the browser's address. The current page stays until the next page is ready. */
export function AddressProvider({ history, children }: { history: AddressHistory; children: ReactNode }) {
  const [address, setAddress] = useState(history.address);
  useEffect(() => {
    const follow = (next: Address) => startTransition(() => setAddress(next));
    // A navigation between the first render and this effect had no listener yet.
    follow(history.address);
    return history.listen(follow);
  }, [history]);
  const value = useMemo(() => ({ address, history }), [address, history]);
  return <AddressContext value={value}>{children}</AddressContext>;
}

/** Returns the browser's address and history; throws outside of `AddressProvider`. */
export function useAddress(): { address: Address; history: AddressHistory } {
  const value = useContext(AddressContext);
  if (!value) throw new Error('useAddress must be used inside AddressProvider');
  return value;
}
