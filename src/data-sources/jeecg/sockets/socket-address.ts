/** Where a socket connects to. It is read for each connection, as the token may have changed. */
export interface SocketAddress {
  url(): string;
  token(): string | undefined;
  /** Waits while the session has expired: a connection would be refused. */
  sessionHolds(): Promise<void>;
}

/** The address of a socket of this origin. */
export function socketAddress(path: string): string {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** The address and the token as a reconnecting socket asks for them: once the session holds. */
export function connectionOf({ url, token, sessionHolds }: SocketAddress) {
  return {
    url: () => sessionHolds().then(url),
    token: () => sessionHolds().then(() => token() ?? null),
  };
}
