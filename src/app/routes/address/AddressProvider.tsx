import { createContext, startTransition, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Address, AddressHistory } from './history.ts';

const AddressContext = createContext<{ address: Address; history: AddressHistory } | null>(null);

/** Gives the parts below it where the browser is. A page stays until the next one can be drawn. */
export function AddressProvider({ history, children }: { history: AddressHistory; children: ReactNode }) {
  const [address, setAddress] = useState(history.address);
  useEffect(() => {
    const follow = (next: Address) => startTransition(() => setAddress(next));
    // A step between the first drawing and this effect was told to nobody.
    follow(history.address);
    return history.listen(follow);
  }, [history]);
  const value = useMemo(() => ({ address, history }), [address, history]);
  return <AddressContext value={value}>{children}</AddressContext>;
}

/** Where the browser is, and its history; throws outside of `AddressProvider`. */
export function useAddress(): { address: Address; history: AddressHistory } {
  const value = useContext(AddressContext);
  if (!value) throw new Error('useAddress must be used inside AddressProvider');
  return value;
}
