/** The address of a socket. It is read for each connection, as the token may have changed. */
export interface SocketAddress {
  url(): string;
  token(): string | undefined;
  /** Resolves once the session is valid: until then a connection would be refused. */
  sessionHolds(): Promise<void>;
}

/** Returns the address of a socket of this origin. */
export function socketAddress(path: string): string {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** Returns the address and the token for a reconnecting socket, available once the session is valid. */
export function connectionOf({ url, token, sessionHolds }: SocketAddress) {
  return {
    url: () => sessionHolds().then(url),
    token: () => sessionHolds().then(() => token() ?? null),
  };
}
