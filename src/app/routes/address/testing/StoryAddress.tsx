import { useState, type ReactNode } from 'react';

import { AddressProvider, useAddress } from '../AddressProvider.tsx';
import { hrefOf, type Address, type AddressHistory, type To } from '../history.ts';
import { ShellRouter } from '../ShellRouter.tsx';

/** Creates a history that does not change the browser's address. @param start the first address */
export function createMemoryHistory(start: string): AddressHistory {
  const steps: Address[] = [];
  const followers = new Set<(address: Address) => void>();
  let at = 0;
  const addressOf = (to: To, state: unknown): Address => {
    const { pathname, search, hash } = new URL(hrefOf(to), 'http://story');
    return { pathname, search, hash, state, key: String(steps.length) };
  };
  const current = () => steps[at] ?? addressOf(start, null);
  const tell = () => followers.forEach((follow) => follow(current()));
  steps.push(addressOf(start, null));
  return {
    get address() {
      return current();
    },
    createHref: hrefOf,
    go(delta) {
      at = Math.min(Math.max(at + delta, 0), steps.length - 1);
      tell();
    },
    push(to, state = null) {
      steps.splice(at + 1, steps.length, addressOf(to, state));
      at += 1;
      tell();
    },
    replace(to, state = null) {
      steps[at] = addressOf(to, state);
      tell();
    },
    listen(follow) {
      followers.add(follow);
      return () => followers.delete(follow);
    },
  };
}

/** Renders a part of a story at a separate address. */
export function StoryAddress({ at, children }: { at: string; children: ReactNode }) {
  const [history] = useState(() => createMemoryHistory(at));
  return (
    <AddressProvider history={history}>
      <ShellRouter>{children}</ShellRouter>
    </AddressProvider>
  );
}

/** Renders `children` while the story is at one of `paths`, and 进去了 once it has left them. */
export function WhileAt({ paths, children }: { paths: readonly string[]; children: ReactNode }) {
  return paths.includes(useAddress().address.pathname) ? children : <p>进去了</p>;
}
