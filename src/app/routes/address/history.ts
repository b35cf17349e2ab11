/** An address of the application, with the state of its history entry. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Unique for each history entry. */
  key: string;
}

/** An address as a string, or in parts as the router's links pass it. */
export type To = string | Partial<Pick<Address, 'pathname' | 'search' | 'hash'>>;

/** The browser's history. The router's `navigator` has the same methods, so links of the shell use it too. */
export interface AddressHistory {
  readonly address: Address;
  createHref: (to: To) => string;
  go: (delta: number) => void;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  /** Calls `follow` after each navigation. @returns a function that unsubscribes. */
  listen: (follow: (address: Address) => void) => () => void;
}

/** Creates the history of a window; call it once. The sign-in page needs it long before a router is loaded. */
export function createBrowserHistory(window: Window): AddressHistory {
  const { history, location } = window;
  const read = (): Address => {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, ...stepOf(history.state) };
  };
  let address = read();
  const followers = new Set<(address: Address) => void>();
  const tell = () => {
    address = read();
    for (const follow of followers) follow(address);
  };
  const step = (method: 'pushState' | 'replaceState', to: To, state: unknown) => {
    history[method]({ state, key: crypto.getRandomValues(new Uint32Array(1)).join('') }, '', hrefOf(to));
    tell();
  };
  window.addEventListener('popstate', tell);
  return {
    get address() {
      return address;
    },
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to, state = null) => step('pushState', to, state),
    replace: (to, state = null) => step('replaceState', to, state),
    listen(follow) {
      followers.add(follow);
      return () => followers.delete(follow);
    },
  };
}

/** Formats an address as a string; missing parts are left out. */
export function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function stepOf(kept: unknown): Pick<Address, 'state' | 'key'> {
  if (typeof kept !== 'object' || kept === null || !('key' in kept)) return { state: null, key: 'first' };
  return { state: 'state' in kept ? kept.state : null, key: String(kept.key) };
}
