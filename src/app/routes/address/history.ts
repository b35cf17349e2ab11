/** An address of the application, and the step of the browser's history that holds it. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** What the step carries; the browser keeps it over a reload. */
  state: unknown;
  /** Differs for each step. */
  key: string;
}

/** An address whole, or in parts as the router's links give it. */
export type To = string | Partial<Pick<Address, 'pathname' | 'search' | 'hash'>>;

/** The steps of the browser. The router's `navigator` has the same methods, so links of the shell go through it too. */
export interface AddressHistory {
  readonly address: Address;
  createHref: (to: To) => string;
  go: (delta: number) => void;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  /** Calls `follow` after each step. @returns what ends it. */
  listen: (follow: (address: Address) => void) => () => void;
}

/** The history of a window; it is made once. The sign-in page needs it long before it needs a router. */
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

/** Parts of an address as one text; parts that are missing stay out. */
export function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function stepOf(kept: unknown): Pick<Address, 'state' | 'key'> {
  if (typeof kept !== 'object' || kept === null || !('key' in kept)) return { state: null, key: 'first' };
  return { state: 'state' in kept ? kept.state : null, key: String(kept.key) };
}
